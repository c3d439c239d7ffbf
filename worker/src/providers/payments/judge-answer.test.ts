import { expect, it } from 'vitest';
import type { Answer } from './ask-provider.ts';
import { judgeAnswer } from './judge-answer.ts';

const answered = (status: number, body?: unknown): Answer => ({ heard: 'answer', status, body });
const error = (message: string) => ({ status: 'error', message, data: null });

const outcomes = (answer: Answer) =>
  (['payer', 'nobody'] as const).map((asks) => judgeAnswer(answer, asks).outcome);

it('takes a readable answer of success alone', () => {
  expect(outcomes(answered(201, {}))).toEqual(['taken', 'taken']);
  for (const body of [undefined, 'ok', [], null])
    expect(outcomes(answered(200, body))).toEqual(['uncertain', 'notSent']);
});

it('is uncertain of whatever may have reached a payer, and only of that', () => {
  for (const answer of [
    { heard: 'silence' } as const,
    answered(503, error('Service unavailable')),
    answered(500),
    answered(408, error('Timeout')),
    answered(302),
    answered(400),
    answered(404, '<h1>404</h1>'),
  ])
    expect(outcomes(answer)).toEqual(['uncertain', 'notSent']);
});

it('knows that nobody was asked when our keys or our haste were refused', () => {
  for (const answer of [{ heard: 'notAsked' } as const, answered(401), answered(403), answered(429)])
    expect(outcomes(answer)).toEqual(['notSent', 'notSent']);
});

it('never calls a reference refused that they know already', () => {
  for (const answer of [
    answered(409, error('Conflict')),
    answered(400, error('Transaction reference already exists')),
    answered(422, error('Duplicate reference')),
  ])
    expect(outcomes(answer)).toEqual(['uncertain', 'uncertain']);
});

it.each([
  [{ message: 'ER101: invalid', error_code: 'x' }, 'invalid_phone'],
  [{ error: 'ER102' }, 'operator_mismatch'],
  [{ code: 'ER201', message: 'Invalid amount. Decimals are not allowed' }, 'amount_out_of_range'],
  [{ message: 'The given data was invalid.', errors: { 'data.phone': ['is invalid'] } }, 'invalid_phone'],
  [error('phone_number is missing or invalid'), 'invalid_phone'],
  [error('Network is not supported for this number'), 'operator_mismatch'],
  [error('Your operator is temporarily unavailable'), 'operator_down'],
  [error('Amount is below the minimum'), 'amount_out_of_range'],
  [error('Insufficient funds on this phone'), 'insufficient_funds'],
  [error('Something else'), 'other'],
])('reads %j as %s', (body, code) => {
  expect(judgeAnswer(answered(400, body), 'payer')).toEqual({ outcome: 'refused', code });
});
