import { pageWindow } from './page-window.js';

/** The query parameters of this page's current address. */
export const pageParameters = (): URLSearchParams => new URLSearchParams(pageWindow().location.search);
