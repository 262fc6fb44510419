import { pageWindow } from './page-window.js';

/** The parameters in the query of this page's address as it is now. */
export const pageParameters = (): URLSearchParams => new URLSearchParams(pageWindow().location.search);
