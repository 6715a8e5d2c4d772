/** A phone that is shaken. */

/** So hard, in metres per second squared beside the pull of the earth. */
const HARD = 14;

/** Calls back when it is, until what is returned is called; some phones do not tell. */
export function shaken(call: () => void): () => void {
  const feel = ({ acceleration }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? {};
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > HARD) call();
  };
  addEventListener('devicemotion', feel);
  return () => removeEventListener('devicemotion', feel);
}
