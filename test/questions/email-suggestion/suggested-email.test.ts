import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { readEmail } from '../../../src/questions/payer/email.js';
import { suggestedEmail } from '../../../src/questions/email-suggestion/suggested-email.js';

const suggested = (domain: string) => suggestedEmail(`ada@${domain}`);

describe('suggestedEmail', () => {
  for (const [meant, typed] of [
    [
      'gmail.com',
      'gmial.com gmal.com gamil.com gmai.com gmaill.com gnail.com gmail.con gmail.co gmail.cm gmail.om gmail.cmo ' +
        'gmail.comm gmail.vom gmial.con gmailcom gmail,com GMIAL.com',
    ],
    ['googlemail.com', 'googelmail.com googlemail.con'],
    ['hotmail.com', 'hotmial.com hotmal.com hotmai.com homail.com hotmail.con hotmail.co hotmailcom'],
    ['hotmail.co.uk', 'hotmial.co.uk hotmail.co.u hotmail.couk hotmail.c.uk hotmai.co.uk'],
    ['hotmail.fr', 'hotmal.fr'],
    ['outlook.com', 'outlok.com outloook.com outlook.con'],
    ['outlook.com.br', 'outlok.com.br outlook.con.br'],
    ['yahoo.com', 'yaho.com yahooo.com yhaoo.com yahoo.con'],
    ['yahoo.com.br', 'yahoo.co.br yaho.com.br'],
    ['live.com', 'live.con'],
    ['icloud.com', 'iclod.com icoud.com icloud.co'],
    ['btinternet.com', 'btinternt.com'],
    ['t-online.de', 'tonline.de'],
    ['laposte.net', 'lapost.net'],
  ] as const)
    it(`suggests ${meant} for near misses`, () => {
      for (const domain of typed.split(' ')) expect(suggested(domain), domain).to.equal(`ada@${meant}`);
    });

  it('raises no false alarm for real domains', () => {
    const real =
      'gmail.com googlemail.com ymail.com rocketmail.com email.com mail.com mail.ru mail.de email.it email.cz ' +
      'gmx.de gmx.net gmx.at gmx.ch gmx.com web.de freenet.de t-online.de posteo.de mailbox.org hotmail.com ' +
      'hotmail.co.uk hotmail.de hotmail.be hotmail.dk hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.se ' +
      'hotmail.ca hotmail.cl hotmail.co.il hotmail.co.jp hotmail.com.ar hotmail.com.tr outlook.com outlook.de ' +
      'outlook.dk outlook.fr outlook.es outlook.it outlook.pt outlook.com.br outlook.com.ar outlook.com.au ' +
      'outlook.com.tr outlook.sa outlook.ie live.com live.co.uk live.co.za live.fr live.nl live.ca live.cn ' +
      'live.com.mx live.com.pt live.dk live.de live.it live.se msn.com yahoo.com yahoo.co.uk yahoo.co.in ' +
      'yahoo.co.id yahoo.co.jp yahoo.co.kr yahoo.co.nz yahoo.co.za yahoo.com.ar yahoo.com.au yahoo.com.br ' +
      'yahoo.com.mx yahoo.com.tr yahoo.com.vn yahoo.ca yahoo.cn yahoo.de yahoo.dk yahoo.es yahoo.fr yahoo.ie ' +
      'yahoo.in yahoo.it yahoo.se icloud.com me.com mac.com cloud.com aol.com aol.co.uk aol.de aim.com love.com ' +
      'proton.me protonmail.com protonmail.ch pm.me fastmail.com fastmail.fm fmail.co.uk hmail.com btinternet.com ' +
      'bt.com talktalk.net sky.com virginmedia.com ntlworld.com blueyonder.co.uk orange.fr wanadoo.fr free.fr ' +
      'sfr.fr laposte.net bbox.fr libero.it liber.it tiscali.it alice.it virgilio.it tim.it uol.com.br bol.com.br ' +
      'terra.com.br ig.com.br wp.pl o2.pl onet.pl interia.pl op.pl ziggo.nl kpnmail.nl planet.nl sapo.pt ' +
      'yandex.ru yandex.com qq.com 163.com naver.com inbox.com zoho.com hey.com tutanota.com charity.example ' +
      'gail.co.in gov.uk nhs.net example.org a.b';
    for (const domain of real.split(' ')) expect(suggested(domain), domain).to.be.null;
  });

  it('suggests nothing without an address', () => {
    for (const typed of ['', ' ', 'ada', '@gmial.com', 'ada@', 'a b@gmial.com', 'ada@gmail', '@', 'a@.'])
      expect(suggestedEmail(typed), typed).to.be.null;
  });

  it('keeps the name before the @', () => {
    expect(suggestedEmail(' A.Da+x@gmial.com ')).to.equal('A.Da+x@gmail.com');
    expect(suggestedEmail("o'neill@hotmial.co.uk")).to.equal("o'neill@hotmail.co.uk");
  });

  it('suggests only readable addresses that need no further suggestion', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
        const email = suggestedEmail(typed);
        if (email === null) return;
        expect(readEmail(email)).to.deep.equal({ value: email });
        expect(suggestedEmail(email)).to.be.null;
      }),
    );
    expect(suggestedEmail(suggested('gmial.con') ?? '')).to.be.null;
  });
});
