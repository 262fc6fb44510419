/** The types refuse each of these. They are no part of the page. */
export const faults = [
  // @ts-expect-error no such scheme
  <donation-widget color-scheme="pink" />,
  // @ts-expect-error a number, not a text
  <donation-widget amounts={25} />,
  // @ts-expect-error a preset without an amount
  <donation-widget presets={[{ interval: 'month' }]} />,
  // @ts-expect-error no boolean
  <donation-widget gift-aid="yes" />,
  // @ts-expect-error a field that the event does not have
  <donation-widget ondonation-change={({ total }) => total} />,
  // @ts-expect-error a property that there is not
  <donation-widget baseUri="/api/v1" />,
];
