import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Operation = {
  operationId: string;
  responses: Record<string, unknown>;
};

type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

const file = new URL('../../../docs/openapi.json', import.meta.url);

export const openApi = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;

const ajv = new Ajv2020({ allErrors: true, strictRequired: false, strictTypes: false });
ajv.addVocabulary(['discriminator', 'openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components']);
ajv.addFormat('uuid', /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
// Addresses can have letters of any script.
ajv.addFormat('email', /^[^\s@]+@[^\s@]+$/);
ajv.addFormat('uri', (text) => URL.canParse(text));
ajv.addSchema(openApi, 'openapi');

/** The problems of a value by the schema with this name, as paths with a reason. */
export const openApiFaults = (name: string, value: unknown): string[] => {
  const validate = ajv.getSchema(`openapi#/components/schemas/${name}`);
  if (!validate) throw new Error(`There is no schema ${name}.`);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
};
