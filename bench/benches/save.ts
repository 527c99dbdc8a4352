import { signIn } from '../../tests/support/signed-in-client.ts';
import { atMost, quantile, type Measurement } from '../rig/measurement.ts';
import { demoPassword, withProduct } from '../rig/product.ts';

const saves = 200;

/** From sending a change of one's own profile to knowing that it is kept. */
export async function save(): Promise<Measurement[]> {
  return withProduct(async (product) => {
    const client = await signIn(product.origin, { email: 'editor@plein.test', password: demoPassword });
    const milliseconds: number[] = [];
    for (let count = 0; count < saves; count++) {
      const started = performance.now();
      const answer = await client.put('/api/profiles:loggedIn', { firstName: `Noor ${count}` });
      await answer.arrayBuffer();
      milliseconds.push(performance.now() - started);
      if (!answer.ok) throw new Error(`a save was answered ${answer.status}`);
    }
    return [
      {
        name: 'save, 95 of 100 acknowledged within',
        ...atMost(100, quantile(milliseconds, 0.95), 'ms'),
        note: `half of them within ${quantile(milliseconds, 0.5).toFixed(0)} ms`,
      },
    ];
  });
}
