import { provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';

bootstrapApplication(App, { providers: [provideZoneChangeDetection()] }).catch((error: unknown) =>
  console.error(error),
);
