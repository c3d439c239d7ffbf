/** Small pictures as programs make them, 24 by 16 pixels, without metadata. */
const base64 = {
  jpeg: '/9j/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABgAF/8QAGBAAAgMAAAAAAAAAAAAAAAAAAAQFIjH/xAAWAQEBAQAAAAAAAAAAAAAAAAAFBAb/xAAcEQACAgIDAAAAAAAAAAAAAAAABSExAgMEImH/2gAMAwEAAhEDEQA/AAq8RlTTXiMqJV4jKmmvEZUo3MPQ9c1qQ0vEZUhwvEZUg3NhNm447XpZ/9k=',
  lossyWebp:
    'UklGRmgAAABXRUJQVlA4IFwAAAAQBACdASoYABAAPrVOoUmnJKOhMAgA4BaJbACdMoRwN6SAYIEaQq6hqAD+9FF4ysjhoMpasc77c+4sSmrMw5nfC91rGdDaTQAxjUxfLGDr9aO1ubdgaGBfhoAAAA==',
  png: 'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAClUlEQVQ4yxXSERuGMBiF4XEyicfJJB4nk3icTOKHk0k8TibxOJnE42TS7/j63h9wX+c65xVC0Al6gRIMglFgBJNgFjjBIlgFCDbBLoiCQ3AKsuAS3IIqeASvQAhJJ+klSjJIRomRTJJZ4iSLZJUg2SS7JEoOySnJkktyS6rkkbzygxSdolcoxaAYFUYxKWaFUyyKVYFiU+yKqDgUpyIrLsWtqIpH8aoP0nSaXqM0g2bUGM2kmTVOs2hWDZpNs2ui5tCcmqy5NLemah7Nqz/I0Bl6gzIMhtFgDJNhNjjDYlgNGDbDboiGw3AasuEy3IZqeAyv+SBLZ+ktyjJYRouxTJbZ4iyLZbVg2Sy7JVoOy2nJlstyW6rlsbz2gxydo3cox+AYHcYxOWaHcyyO1YFjc+yO6DgcpyM7LsftqI7H8boP8nSe3qM8g2f0GM/kmT3Os3hWD57Ns3ui5/Ccnuy5PLeneh7P6z8IOuj/yzDA+C+ECeZ/DhZY+d8GO0Q44IQMF9xQ4YH3ezUR6AJ9QAWGwBgwgSkwB1xgCawBAltgD8TAETgDOXAF7kANPIE3fFCki/QRFRkiY8REpsgccZElssZ/ki2yR2LkiJyRHLkid6RGnsgbPyjRJfqESgyJMWESU2JOuMSSWBMktsSeiIkjcSZy4krciZp4Em/6oEyX6TMqM2TGjMlMmTnjMktmzf9KtsyeiZkjc2Zy5srcmZp5Mm/+oEJX6AuqMBTGgilMhbngCkthLVDYCnshFo7CWciFq3AXauEpvOWDKl2lr6jKUBkrpjJV5oqrLJW1/rfZKnslVo7KWcmVq3JXauWpvPWDGl2jb6jG0BgbpjE15oZrLI21QWNr7I3YOBpnIzeuxt2ojafxNn6Q3AlfHZ0i8AAAAABJRU5ErkJggg==',
};

export type SampleName = keyof typeof base64;

/** The bytes of a sample. */
export function sample(name: SampleName): Buffer {
  return Buffer.from(base64[name], 'base64');
}

/** The content type of a sample. */
export function sampleType(name: SampleName): string {
  if (name.endsWith('Webp')) return 'image/webp';
  return /jpeg/i.test(name) ? 'image/jpeg' : 'image/png';
}
