import { serve } from '../world/playing.ts'
import { planOf } from './plan-of.ts'
import { run } from './run.ts'
import { smaller } from './smaller.ts'

await serve({ planOf, run, smaller }, import.meta.url)
