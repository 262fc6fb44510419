/** A place where a web editor can put the form. */
export type Site = {
  value: string;
  label: string;
  /** The name of its page in `docs/editors`, with its section if it has one. */
  page: string;
  steps: readonly [string, string, string];
};

const test = 'Open the published page in a private window and make a test donation.';

/** The answers to “Where is your website?”, with the first steps of each documentation page. */
export const sites: readonly Site[] = [
  {
    value: 'wordpress',
    label: 'WordPress',
    page: 'wordpress',
    steps: [
      'Ask an administrator to upload the plugin under Plugins, and to enter the payment service under Settings, Donations.',
      'Open your page, copy the block and paste it into the editor. Or paste the shortcode where you want the form.',
      test,
    ],
  },
  {
    value: 'squarespace',
    label: 'Squarespace',
    page: 'website-builders#squarespace',
    steps: [
      'Open the page, choose Edit, Add block and Code.',
      'Choose HTML in the block’s settings, paste all of the code and save.',
      test,
    ],
  },
  {
    value: 'wix',
    label: 'Wix',
    page: 'website-builders#wix',
    steps: [
      'In the editor, choose Add Elements, Embed and Custom Element. Enter the Server URL above.',
      'Enter the tag name, and add each attribute under Set Attributes.',
      test,
    ],
  },
  {
    value: 'drupal',
    label: 'Drupal',
    page: 'website-builders#drupal',
    steps: [
      'Ask your developer to add the first code to the site once, with the theme or a module.',
      'Add a custom block with a text format that has no editor, and paste the second code.',
      test,
    ],
  },
  {
    value: 'webflow',
    label: 'Webflow',
    page: 'website-builders#webflow',
    steps: [
      'In the Designer, open the page and drag a Code Embed element to the place where you want the form.',
      'Paste all of the code, save and publish the site. The Designer doesn’t show the form.',
      test,
    ],
  },
  {
    value: 'other',
    label: 'Another website',
    page: 'website-builders#another-website-builder',
    steps: [
      'Add a block called HTML, Custom HTML, Code or Embed to your page.',
      'Paste all of the code and publish the page.',
      test,
    ],
  },
];
