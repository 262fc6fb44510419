'use client';

import { useMemo, useState } from 'react';
import { Form } from './form';

export const Give = () => {
  const [renders, setRenders] = useState(0);
  const [amounts, setAmounts] = useState<string>();
  const [hasGiftAid, setHasGiftAid] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const presets = useMemo(
    () => (amounts ? null : [{ amount: 2500, interval: 'month', impact: `25 reeds, update ${renders}` }]),
    [amounts, renders],
  );

  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render again ({renders} so far)</button>
      <button onClick={() => setAmounts('30 60')}>Other amounts</button>
      <label>
        <input type="checkbox" checked={hasGiftAid} onChange={() => setHasGiftAid(!hasGiftAid)} />
        Offer Gift Aid
      </label>
      <button onClick={() => setIsShown(!isShown)}>{isShown ? 'Remove the form' : 'Add the form'}</button>
      {isShown && <Form amounts={amounts ?? '10 25'} presets={presets} hasGiftAid={hasGiftAid} />}
    </>
  );
};
