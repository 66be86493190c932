import { LogoMark } from './logo-mark.tsx';

export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      Evenhand
    </span>
  );
}
