import type { Language } from '@mboalink/shared/language.ts';
import type { Mail } from '../providers/mail/mail-provider.ts';

type Words = { subject: string; hello: string; mark: string; life: string; notYou: string };

const words: Record<Language, (code: string, mark: string) => Words> = {
  en: (code, mark) => ({
    subject: `${code} is your Mboalink code (${mark})`,
    hello: 'Here is your Mboalink code:',
    mark: `It belongs to the screen that shows the mark ${mark}.`,
    life: 'It works for 10 minutes. Never give it to anybody: we will not ask you for it.',
    notYou: 'You did not ask for it? Then ignore this mail; nobody gets in without the code.',
  }),
  fr: (code, mark) => ({
    subject: `${code} est votre code Mboalink (${mark})`,
    hello: 'Voici votre code Mboalink :',
    mark: `Il va avec l’écran qui affiche le repère ${mark}.`,
    life: 'Il est valable 10 minutes. Ne le donnez à personne : nous ne vous le demanderons jamais.',
    notYou: 'Vous n’avez rien demandé ? Ignorez ce message ; sans le code, personne n’entre.',
  }),
};

/** The mail that carries a one-time code, as plain text and as simple HTML. */
export function codeMail({
  to,
  code,
  mark,
  language,
}: {
  to: string;
  code: string;
  mark: string;
  language: Language;
}): Omit<Mail, 'idempotencyKey'> {
  const said = words[language](code, mark);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const text = [said.hello, '', code, '', said.mark, said.life, '', said.notYou, '', 'Mboalink'].join('\n');
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${said.subject}</title></head>
<body style="margin:0;padding:24px;background:#F8F5EC;color:#131F19;font:16px/1.45 Roboto,system-ui,sans-serif">
<div style="max-width:420px;margin:0 auto;padding:24px;background:#fff;border-radius:14px">
<p style="margin:0 0 16px;color:#0B3D2B;font-weight:700;font-size:20px">Mboalink</p>
<p style="margin:0 0 12px">${said.hello}</p>
<p style="margin:0 0 12px;font-size:36px;font-weight:700;letter-spacing:4px;white-space:nowrap">${spaced}</p>
<p style="margin:0 0 12px">${said.mark}</p>
<p style="margin:0 0 12px">${said.life}</p>
<p style="margin:0;color:#586259;font-size:14px">${said.notYou}</p>
</div></body></html>`;
  return { to, subject: said.subject, text, html };
}
