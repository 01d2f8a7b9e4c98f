/** Where faults are planted, and which tests must find them. */
export interface Area {
  /** The project of `vitest.config.ts` that has the tests. */
  project: 'shared' | 'edge' | 'provider' | 'e2e'
  /** Tests of the area, besides those in the folder of the changed file. */
  tests: readonly string[]
  /** Set if the tests use what is built of the area: a module and its function that builds it. */
  build?: readonly [module: string, name: string]
}

export const areas: Readonly<Record<string, Area>> = {
  'shared/domain': { project: 'shared', tests: ['shared/domain/', 'shared/wire/'] },
  'shared/domain/report/payout': { project: 'shared', tests: ['shared/domain/report/'] },
  'edge/order-desk': { project: 'edge', tests: ['edge/order-desk/', 'edge/desk/'] },
  'edge/credit-desk': { project: 'edge', tests: ['edge/credit-desk/', 'edge/desk/', 'edge/soap/'] },
  'edge/sessions': { project: 'edge', tests: ['edge/sessions/'] },
  'provider/operations': {
    project: 'provider',
    tests: ['provider/operations/', 'provider/rest/', 'provider/callbacks/', 'provider/sandbox/'],
  },
  'deploy/command': {
    project: 'e2e',
    tests: ['test/e2e/deploy/'],
    build: ['scripts/edge-command.ts', 'addEdgeCommand'],
  },
}
