import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Answers every question of a PostgreSQL client with the version it claims to be: no such old server is at hand. */
export async function pretendPostgres(version: { number: string; name: string }): Promise<string> {
  const server = createServer((socket) => {
    let isGreeted = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (!isGreeted) socket.write(Buffer.concat([message('R', int32(0)), readyForQuery]));
      else if (data[0] === 'Q'.charCodeAt(0)) answer(socket, version);
      isGreeted = true;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgres://plein@127.0.0.1:${(server.address() as AddressInfo).port}/plein`;
}

function answer(socket: Socket, { number, name }: { number: string; name: string }): void {
  const columns = Buffer.concat([int16(2), column('number'), column('name')]);
  const values = Buffer.concat([int16(2), value(number), value(name)]);
  socket.write(Buffer.concat([message('T', columns), message('D', values), message('C', text('SELECT 1')), readyForQuery]));
}

function column(name: string): Buffer {
  const textType = 25;
  return Buffer.concat([text(name), int32(0), int16(0), int32(textType), int16(-1), int32(-1), int16(0)]);
}

function value(content: string): Buffer {
  return Buffer.concat([int32(Buffer.byteLength(content)), Buffer.from(content)]);
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function text(content: string): Buffer {
  return Buffer.from(`${content}\0`);
}

function int16(number: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(number);
  return buffer;
}

function int32(number: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(number);
  return buffer;
}

const readyForQuery = message('Z', Buffer.from('I'));
