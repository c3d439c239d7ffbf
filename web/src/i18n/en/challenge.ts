export const messages = { checking: 'Checking that you are a person…' };
