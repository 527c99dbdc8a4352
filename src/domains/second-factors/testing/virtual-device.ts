import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface DeviceHabits {
  origin?: string;
  rpId?: string;
  /** Whether it looked who held it. */
  isUserVerified?: boolean;
  counter?: number;
}

/** A device with a passkey, as far as a server can see one. What it does wrong is up to the test. */
export function createDevice({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counted = 0;

  function dataOf(habits: DeviceHabits, attested = Buffer.alloc(0)): Buffer {
    counted += 1;
    const flags = 0x01 | (habits.isUserVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(habits.counter ?? counted);
    return Buffer.concat([hash(Buffer.from(habits.rpId ?? rpId)), Buffer.of(flags), counter, attested]);
  }

  const clientData = (type: string, challenge: string, habits: DeviceHabits) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: habits.origin ?? origin, crossOrigin: false }));
  const envelope = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} };

  return {
    /** The answer to a question for a new passkey. */
    register(challenge: string, habits: DeviceHabits = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))]);
      const authData = dataOf(habits, attested);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(authData.length),
        authData,
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, habits).toString('base64url');
      return {
        ...envelope,
        response: { clientDataJSON, attestationObject: attestationObject.toString('base64url'), transports: ['internal'] },
      };
    },
    /** The answer to a question at sign-in. */
    signIn(challenge: string, habits: DeviceHabits = {}) {
      const authenticatorData = dataOf(habits);
      const clientDataJSON = clientData('webauthn.get', challenge, habits);
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientDataJSON)]), privateKey);
      return {
        ...envelope,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The public key as devices write it: EC2, ES256, P-256, x and y. */
function coseKey({ x = '', y = '' }: JsonWebKey): Buffer {
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}
