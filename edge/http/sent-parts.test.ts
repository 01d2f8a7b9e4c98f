import { expect, it } from 'vitest'
import { sentParts } from './sent-parts.ts'

it.each([
  ['http://edge.test/Callbacks/Shop-1/aB_9', ['Callbacks', 'Shop-1', 'aB_9']],
  ['http://edge.test/people/Anna.Berg%40Shop?pseudonym=X', ['people', 'Anna.Berg@Shop']],
  ['http://edge.test/people/a%2Fb', ['people', 'a/b']],
  ['http://edge.test/people/%ff', ['people', '']],
  ['http://edge.test/people/', ['people', '']],
])('the parts of %s are %j', (url, parts) => expect(sentParts(url)).toEqual(parts))
