import { css } from 'lit'

/** The frame around the desks. */
export const deskFrameStyles = css`
  .frame-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
    margin-block-end: calc(3 * var(--_space));
  }
  .walk {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    margin-block-end: calc(2 * var(--_space));
  }
  .walk-steps {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    margin-inline-start: auto;
  }
  .walk-place {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  .previous .icon {
    transform: rotate(-90deg);
  }
  .next .icon {
    transform: rotate(90deg);
  }
  .walk-note {
    color: var(--_muted);
  }
  .walk-note:not(:empty) {
    margin-block-end: calc(2 * var(--_space));
  }
  .back .icon {
    transform: scaleX(-1);
  }
  .back:dir(rtl) .icon {
    transform: none;
  }
  .open-order {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    margin-inline-start: auto;
  }
  .find kbd {
    padding: 0 calc(1.5 * var(--_space));
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    color: var(--_muted);
    font: inherit;
    font-size: 0.857em;
    font-weight: 400;
  }
  @media (pointer: coarse) {
    .find kbd {
      display: none;
    }
  }
  .open-order label {
    color: var(--_muted);
  }
  .open-order input {
    flex: 1 1 12ch;
    inline-size: auto;
    max-inline-size: 20ch;
  }
  .field-problem {
    flex-basis: 100%;
    color: var(--_bad);
    font-size: 0.857em;
  }
  .field-problem:empty {
    display: none;
  }
  #panel:focus {
    outline: none;
  }
  .opening,
  .place > .page {
    padding: calc(6 * var(--_space)) calc(4 * var(--_space));
    color: var(--_muted);
  }
  .place > .page {
    display: grid;
    justify-items: start;
    gap: calc(3 * var(--_space));
    border: var(--_edge) var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  @media print {
    .frame-bar,
    .walk,
    .walk-note {
      display: none;
    }
  }
`
