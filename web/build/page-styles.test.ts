import { expect, it } from 'vitest';
import { stylesOf } from './page-styles.ts';

const html = '<main class="card open"><a href="/">x</a></main>';

it.each([
  ['a class that stands in the page', '.card{color:red}'],
  ['two of them', '.card.open>a{color:red}'],
  ['what must not be there', 'a:not(.button){color:red}'],
  ['one of several', ':is(.card,.sheet) a{color:red}'],
  ['what may come to be', '.card[data-member]:hover{color:red}'],
  ['an element that the page does not have', 'dialog::backdrop{color:red}'],
  ['a group', '@media (min-width:48rem){@supports (gap:1px){.card{color:red}}}'],
  ['keyframes that are used', '.card{animation:1s turn infinite}@keyframes turn{to{rotate:1turn}}'],
  ['a variable', ':root{--gap:1px}'],
])('keeps %s', (_, css) => {
  expect(stylesOf(css, html)).toBe(css);
});

it.each([
  ['a class that does not', '.sheet{color:red}', ''],
  ['one of two', '.card .sheet{color:red}', ''],
  ['a selector of a list', '.card,.sheet{color:red}', '.card{color:red}'],
  ['what is nested', '@media print{@supports (gap:1px){.sheet{color:red}}}.card{gap:1px}', '.card{gap:1px}'],
  ['keyframes that nothing uses', '@keyframes turn{to{rotate:1turn}}', ''],
])('leaves out %s', (_, css, left) => {
  expect(stylesOf(css, html)).toBe(left);
});
