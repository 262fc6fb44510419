/** The look of an element, with the colours as they appear on the system's background. */
export const lookOf = (drawn: Element) => {
  const { backgroundColor, color, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle } =
    getComputedStyle(drawn);
  const probe = document.createElement('div');
  probe.style.backgroundColor = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  const shown = (...layers: string[]) => {
    for (const layer of [canvas, ...layers]) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ');
  };
  const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
  return {
    ground: shown(backgroundColor),
    color: shown(backgroundColor, color),
    edge: hasEdge ? shown(backgroundColor, borderTopColor) : null,
    isRinged: outlineStyle !== 'none',
  };
};

/** The contrast of two colours, each given as `red green blue`. */
export const contrastOf = (...colours: [string, string]): number => {
  const [light = 0, dark = 0] = colours
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = colour.split(' ').map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    })
    .sort((x, y) => y - x);
  return light / dark;
};
