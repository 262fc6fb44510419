import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { listen } from '../support/listen.js';
import { openSite } from '../support/site.js';

const read = (address: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const request = get(address, { rejectUnauthorized: false, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (data: Buffer) => (text += data.toString()));
      answer.once('end', () => resolve({ status: answer.statusCode, text }));
      answer.once('error', reject);
    });
    request.once('error', reject);
  });

describe('The site in front of WordPress', () => {
  // Without a stylesheet, the menu of WordPress’s administration lies over the buttons of a page.
  for (const [what, drop] of [
    ['drops a request', (answer) => answer.destroy()],
    [
      'ends in the middle of an answer',
      (answer) => {
        answer.writeHead(200, { 'content-length': '20' }).write('body {');
        setImmediate(() => answer.destroy());
      },
    ],
  ] as const satisfies readonly (readonly [string, (answer: ServerResponse) => void])[]) {
    it(`asks again if PHP’s server ${what}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'donation-widget-site-'));
      await writeFile(join(folder, 'script.js'), 'of the folder');
      await writeFile(join(folder, 'page.php'), 'source');
      const asked: (string | undefined)[] = [];
      const php = await listen(
        createServer(({ url }, answer) => {
          asked.push(url);
          if (asked.length === 1) drop(answer);
          else answer.end('of PHP');
        }),
      );
      const site = await openSite({ server: php.origin, files: folder });
      expect(await read(`${site.origin}/page.php?a=1`)).to.deep.equal({ status: 200, text: 'of PHP' });
      expect(asked).to.deep.equal(['/page.php?a=1', '/page.php?a=1']);
      expect(await read(`${site.origin}/script.js`)).to.deep.equal({ status: 200, text: 'of the folder' });
      expect(asked).to.have.length(2);
      await site.close();
      await php.close();
      await rm(folder, { recursive: true });
    });
  }
});
