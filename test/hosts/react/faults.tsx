/** The types reject each of these. They are not part of the page. */
export const faults = [
  // @ts-expect-error there is no such scheme
  <donation-widget color-scheme="pink" />,
  // @ts-expect-error a number, not a text
  <donation-widget amounts={25} />,
  // @ts-expect-error a preset without an amount
  <donation-widget presets={[{ interval: 'month' }]} />,
  // @ts-expect-error not a boolean
  <donation-widget gift-aid="yes" />,
  // @ts-expect-error a field that the event does not have
  <donation-widget ondonation-change={({ total }) => total} />,
  // @ts-expect-error a property that does not exist
  <donation-widget baseUri="/api/v1" />,
];
