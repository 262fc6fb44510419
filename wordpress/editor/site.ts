/** The data of the site that the editor needs. `includes/editor.php` writes them. */
export type Site = {
  /** The address of the form's script. */
  readonly script: string;
  /** The styles of the form on the site's pages, with the colours of the theme. */
  readonly style: string;
  /** The background of forms that set none, as `#rrggbb`. */
  readonly surface: string;
  /** The administrator has added the details of the service. */
  readonly isReady: boolean;
  /** The message if they haven't. */
  readonly notReady: string;
  /** The currency of forms that don't set one. */
  readonly currency: string;
  /** The address of other ways to give; empty if the site has none. */
  readonly fallback: string;
  /** The address of the site's home page. */
  readonly home: string;
  /** Donors come back to a page that the administrator has chosen. */
  readonly hasThanksPage: boolean;
  /** The language of the site, as in `<html lang>`. */
  readonly language: string;
};

export const site = (window as unknown as { donationWidgetEditor: Site }).donationWidgetEditor;
