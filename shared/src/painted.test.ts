import { expect, it } from 'vitest';
import { paint, type Template } from './painted.ts';

const template: Template = {
  tokens: ['<b title="{{name}}">', '{{name}}', '</b>', '{{&more}}', ''],
  changes: {
    start: { icon: [[0, 0, '<i></i>']], large: [[0, 1, '<b class="large" title="{{name}}">']] },
    end: { mark: [[4, 4, '<hr>']] },
    name: { none: [[1, 2, '']] },
    other: { icon: [[0, 0, '<u></u>']] },
  },
};

it.each([
  ['</script><script>alert(1)</script>', '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  [`" onfocus='x' &amp;`, '&quot; onfocus=&#x27;x&#x27; &amp;amp;'],
  ['a\u2028b $& {{more}} {{&more}}', 'a\u2028b $&amp; {{more}} {{&amp;more}}'],
])('what somebody typed stays text: %j', (name, text) => {
  expect(paint(template, {}, { name, more: '<p></p>' })).toBe(`<b title="${text}">${text}</b><p></p>`);
});

it('has what is asked for, each beside the others', () => {
  const texts = { name: 'A' };
  expect(paint(template, { start: 'icon', end: 'mark' }, texts)).toBe('<i></i><b title="A">A</b><hr>');
  expect(paint(template, { start: 'large', other: 'icon', name: 'none' }, texts)).toBe(
    '<u></u><b class="large" title="A"></b>',
  );
});

it('is nothing where it was not drawn so', () => {
  expect(paint(template, { start: 'small' }, {})).toBeUndefined();
  expect(paint(template, { unknown: 'icon' }, {})).toBeUndefined();
});
