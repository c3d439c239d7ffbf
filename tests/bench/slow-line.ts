import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** 400 ms for each request, and 400 kbit/s. */
const slow3G = { latency: 400, bytesPerSecond: 50_000 };
/** What is sent before another answer has its turn, as in a packet. */
const packet = 1400;
const withoutScripts = ['content-security-policy', `script-src 'none'`];

/** How a line is now: `isBare` lets no script run. */
export type LineState = { isSlow: boolean; isCut: boolean; isBare: boolean };

/**
 * A proxy that is as slow as a phone's network. All that a browser asks goes through it, what its service worker asks, too, which
 * the brake of a page does not see. Answers share its bytes in turns. It counts what it sent, as it was packed.
 */
export class SlowLine {
  state: LineState = { isSlow: false, isCut: false, isBare: false };
  bytes = 0;
  requests = 0;
  #underWay = 0;
  #calmSince = 0;
  #freeAt = 0;
  #server = createServer((asked, answer) => void this.#serve(asked, answer));

  /** Opens it, and answers what a browser calls it. */
  async open(): Promise<{ server: string }> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    return { server: `http://localhost:${(this.#server.address() as AddressInfo).port}` };
  }

  /** Resets the counters. */
  become(state: Partial<LineState>) {
    this.state = { isSlow: false, isCut: false, isBare: false, ...state };
    this.bytes = 0;
    this.requests = 0;
  }

  /** Ends when nothing was under way for two seconds. Throws after so many milliseconds. */
  async untilCalm(limit: number): Promise<void> {
    const end = performance.now() + limit;
    while (this.#underWay > 0 || performance.now() - this.#calmSince < 2000) {
      if (performance.now() > end) throw new Error(`${this.#underWay} requests do not end`);
      await sleep(100);
    }
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(asked: IncomingMessage, answer: ServerResponse) {
    if (this.state.isCut) return void asked.destroy();
    this.requests += 1;
    this.#underWay += 1;
    try {
      if (this.state.isSlow) await sleep(slow3G.latency);
      await this.#pass(asked, answer);
    } catch {
      answer.destroy();
    }
    this.#underWay -= 1;
    this.#calmSince = performance.now();
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse) {
    const { method, headers, url = '' } = asked;
    const onward = request(url, { method, headers });
    answer.once('close', () => onward.destroy());
    asked.pipe(onward);
    const [came]: IncomingMessage[] = await once(onward, 'response');
    if (!came) return;
    await this.#pace(came.rawHeaders.join(': ').length);
    answer.writeHead(came.statusCode ?? 502, [
      ...came.rawHeaders,
      ...(this.state.isBare ? withoutScripts : []),
    ]);
    for await (const part of came as AsyncIterable<Buffer>) {
      for (let at = 0; at < part.length; at += packet) {
        const piece = part.subarray(at, at + packet);
        await this.#pace(piece.length);
        answer.write(piece);
      }
    }
    answer.end();
  }

  async #pace(bytes: number) {
    this.bytes += bytes;
    if (!this.state.isSlow) return;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / slow3G.bytesPerSecond) * 1000;
    await sleep(this.#freeAt - now);
  }
}
