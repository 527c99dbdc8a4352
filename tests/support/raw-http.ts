import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface RawExchange {
  answers: RawAnswer[];
  /** The server ended the connection by itself. */
  isClosed: boolean;
}

/** Sends bytes that no proper client would send. Waits until the server closes, or for as long as patience lasts. */
export async function sendRaw(port: number, request: string | Buffer, patience = 500): Promise<RawExchange> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(request);
  const isClosed = await closesWithin(socket, patience);
  socket.destroy();
  return { answers: parseAnswers(Buffer.concat(received)), isClosed };
}

/** Sends one request that asks the server to close afterwards, so that nobody waits. */
export async function askRaw(port: number, lines: string[], body = ''): Promise<RawAnswer> {
  const { answers } = await sendRaw(port, [...lines, 'Connection: close', '', body].join('\r\n'), 5000);
  const [answer] = answers;
  if (!answer || answers.length > 1) throw new Error(`Expected one answer to ${lines[0]}, got ${answers.length}.`);
  return answer;
}

export async function closesWithin(socket: Socket, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** Reads answers with a `Content-Length`, or one that ends with the connection. */
function parseAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
    const [start = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers['content-length'] ?? rest.length);
    answers.push({ status: Number(start.split(' ')[1]), headers, body: rest.subarray(end + 4, end + 4 + length).toString() });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
