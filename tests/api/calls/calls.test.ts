import { expect, test } from 'vitest';
import { needsProof } from '#platform/shared/endpoint.ts';
import { allContracts } from '../../support/contracts.ts';
import { allCalls, named } from './index.ts';

const contracts = await allContracts();

test.each(contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
  '%s has one entry in the table of calls',
  (name, contract) => {
    expect(allCalls.filter((call) => call.contract === contract).map((call) => call.name)).toEqual([name]);
  },
);

test('nothing else is in it', () => {
  expect(allCalls.length).toBe(contracts.length);
});

test.each(named(allCalls))('A13 %s asks for a fresh proof as its entry says', (_, { contract, asksProof }) => {
  expect(needsProof(contract)).toBe(asksProof);
});

test('A13 every change of staff and every file asks for a fresh proof, or says why not', () => {
  const dangerous = contracts.filter(
    ({ access, method, file }) =>
      (['contentManager', 'admin'].includes(access) && method !== 'GET') || (access !== 'public' && file !== undefined),
  );
  expect(dangerous.length).toBeGreaterThan(30);
  for (const { proof } of dangerous.filter((contract) => !needsProof(contract)))
    expect(proof).toEqual({ notNeeded: expect.stringMatching(/.{30}/) });
});
