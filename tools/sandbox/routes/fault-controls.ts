import { Hono, type Context } from 'hono';
import { except } from 'hono/combine';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { badRequest, methodNotAllowed } from '../error-response.js';
import { hasOwnReferrer, readForm } from '../form-body.js';
import { faultsSchema, type StagedFaults } from '../faults.js';
import { checkBody, readJson } from '../json-body.js';
import type { Connection } from '../loopback.js';
import { clearing, faultOfForm, faultsPage } from '../page/faults-page.js';

/** `/sandbox/control/faults`: sets the errors of the next answers, by JSON or on a page with buttons. */
export const faultControls = (faults: StagedFaults) => {
  const show = async (c: Context) => c.json({ faults: await faults.list() });

  return (
    new Hono<{ Bindings: Connection }>()
      .get('/', async (c) => {
        c.header('vary', 'Accept');
        return c.req.header('accept')?.includes('text/html') ? faultsPage(c, await faults.list()) : show(c);
      })
      .put('/', async (c) => {
        const read = await readJson(c);
        const checked = 'issues' in read ? read : checkBody(faultsSchema, read.value);
        if ('issues' in checked) return badRequest(c, 'The request is invalid.', checked.issues);
        await faults.replace(checked.value.faults);
        return show(c);
      })
      .delete('/', async (c) => {
        await faults.replace([]);
        return show(c);
      })
      // Browsers send forms without a preflight, so a form from another origin is refused here.
      .post('/', except(hasOwnReferrer, csrf()), async (c) => {
        const form = await readForm(c);
        if (!form) return badRequest(c, 'The form is invalid.', [{ path: [], code: 'invalid_format' }]);
        if (form['stage'] === clearing) await faults.replace([]);
        else {
          const checked = checkBody(faultsSchema, { faults: [faultOfForm(form)] });
          if ('issues' in checked) return badRequest(c, 'The form is invalid.', checked.issues);
          await faults.add(checked.value.faults);
        }
        return c.redirect(c.req.path, 303);
      })
      .onError((error) => {
        if (error instanceof HTTPException) return error.getResponse();
        throw error;
      })
      .all('/', methodNotAllowed('GET, PUT, DELETE, POST'))
  );
};
