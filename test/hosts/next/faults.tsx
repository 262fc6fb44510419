/** The types reject each of these. They are not part of the page. */
export const faults = [
  // @ts-expect-error there is no such scheme
  <donation-widget color-scheme="pink" />,
  // @ts-expect-error a number, not a text
  <donation-widget amounts={25} />,
  // @ts-expect-error a field that the event does not have
  <donation-widget ondonation-change={({ total }) => total} />,
];
