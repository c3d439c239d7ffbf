import { createServer } from 'node:http';

export type ReceivedWebhook = { path: string; headers: Record<string, unknown>; body: string };

export type WebhookReceiver = {
  url: string;
  /** In order of arrival. */
  received: ReceivedWebhook[];
  /** What the next webhooks are answered with, one for each; 200 after them. */
  answers: number[];
  stop(): Promise<void>;
};

/** Stands in for the application in tests: takes webhooks, and answers them as it is told. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    response.writeHead(answers.shift() ?? 200, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    answers,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
