import type { Shape } from '../../domain/credit/soap/shape.ts'
import type { OperatorName } from '../operator-name.ts'

/**
 * Caches a function of a shape and an operator for as long as both are in use, so that names are not computed for every
 * message.
 */
export function byShape<Made>(make: (shape: Shape, operator: OperatorName) => Made) {
  const made = new WeakMap<OperatorName, WeakMap<Shape, Made>>()
  return (shape: Shape, operator: OperatorName): Made => {
    let known = made.get(operator)
    if (!known) made.set(operator, (known = new WeakMap()))
    let value = known.get(shape)
    if (value === undefined) known.set(shape, (value = make(shape, operator)))
    return value
  }
}
