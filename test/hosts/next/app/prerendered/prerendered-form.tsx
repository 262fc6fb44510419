'use client';

import 'donation-widget';
import type { DonationWidgetAttributes } from 'donation-widget/jsx';

type PrerenderedFormProps = { attributes: DonationWidgetAttributes; template: string };

/** Only the server writes the template, because the browser removes it from the page before React hydrates. */
export const PrerenderedForm = ({ attributes, template }: PrerenderedFormProps) => {
  const link = '<a href="/other-ways">Other ways to give</a>';
  const __html = typeof window === 'undefined' ? template + link : link;
  return <donation-widget {...attributes} dangerouslySetInnerHTML={{ __html }} />;
};
