/** The answer was a yes, and still nobody is signed in. */
export class SignInProblem extends Error {
  readonly reason: 'loginFormat' | 'notVerified' | 'cookies';

  constructor(reason: SignInProblem['reason']) {
    super(reason);
    this.name = 'SignInProblem';
    this.reason = reason;
  }
}
