/** The two kinds of deployment: the API itself, and our edge before one. */
import type { Deployment } from './deployment.ts'
import { expectError, expectProblem } from './expect-refusal.ts'

type Kind = Pick<Deployment, 'needs' | 'tasks' | 'expectRefusal'>

/** The API of the description. */
export const theApi: Kind = {
  needs: ['Authorization', 'Timestamp'],
  tasks: true,
  expectRefusal: expectError,
}

/** It takes an API key and no time, follows tasks itself, and refuses with problems. */
export const anEdge: Kind = { needs: ['Authorization'], tasks: false, expectRefusal: expectProblem }
