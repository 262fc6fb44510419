import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The bytes of a file, compressed with Brotli at its best setting.
 *
 * @param {string | Buffer} code
 */
export const brotliSize = (code) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
