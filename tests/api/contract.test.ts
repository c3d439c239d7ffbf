import { callFaces } from '@mboalink/worker/http/call-faces.ts';
import { router } from '@mboalink/worker/router.ts';
import { describe, expect, inject, it } from 'vitest';
import { visitor } from '../factories.ts';

const faces = callFaces(router);

describe('the contract of the calls', () => {
  it('gives every procedure a REST path of its own', () => {
    const addresses = faces.map((face) => `${face.method} ${face.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('keeps each area and verb on two levels, as the REST face expects', () => {
    for (const face of faces) expect(face.name).toMatch(/^[a-z]+\.[a-zA-Z]+$/);
  });

  it('answers an object from every procedure, with the fields that stand on top among them', () => {
    for (const face of faces) {
      expect(face.outputSchema.type, face.name).toBe('object');
      for (const field of face.top) expect(Object.keys(face.outputSchema.properties ?? {})).toContain(field);
    }
  });

  it('documents every procedure, in openapi.json and on the page', async () => {
    const { body } = await visitor().rest('GET', '/openapi.json');
    const page = await fetch(new URL('/api/docs', inject('application').url));
    const html = await page.text();
    for (const face of faces) {
      expect(body.paths[face.path]?.[face.method.toLowerCase()]?.operationId, face.name).toBe(face.name);
      expect(html).toContain(`${face.method} ${face.path}`);
    }
  });

  it('answers 405 for a known path with another method, and 404 for an unknown path', async () => {
    const client = visitor();
    expect((await client.rest('DELETE', '/contacts/search')).body).toMatchObject({
      error: 'method_not_allowed',
    });
    expect((await client.rest('GET', '/nothing/here')).body).toMatchObject({
      success: false,
      error: 'not_found',
    });
  });

  it.each(faces.filter((face) => face.membersOnly).map((face) => [face.name, face] as const))(
    'refuses %s without a session, over both transports alike',
    async (_, face) => {
      const client = visitor();
      const path = face.path.replace('{id}', '01a1fb4e-10b6-7ec1-9d21-8fcc42bdf5ce');
      const overRest = await client.rest(face.method, path);
      const overTrpc =
        face.method === 'GET' ? await client.query(face.name) : await client.mutate(face.name, {});
      expect(overRest.status).toBe(401);
      expect(overTrpc.status).toBe(401);
      expect(overRest.body.error).toBe('unauthenticated');
      expect(overTrpc.body.error.data.error).toBe('unauthenticated');
    },
  );
});
