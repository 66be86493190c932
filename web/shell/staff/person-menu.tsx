import type { CurrentUser } from '@evenhand/contract/sign-in.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { Menu, MenuChoice, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { Person } from './person.tsx';
import { places } from './places.ts';
import { themes, useTheme } from './theme.ts';
import { useLogOut } from './use-log-out.ts';

export function PersonMenu({ user }: { user: CurrentUser }) {
  const [theme, chooseTheme] = useTheme();
  const [, navigate] = useLocation();
  const leave = useLogOut();

  return (
    <Menu
      label="Your menu"
      trigger={
        <button type="button" className="person-button">
          <Person user={user} />
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      }
    >
      {places.map(({ href, words }) => (
        <MenuItem key={href} onChoose={() => navigate(href)}>
          {words}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuChoice label="Theme" value={theme} options={themes} onChoose={chooseTheme} />
      <MenuLine />
      <MenuItem onChoose={leave}>Logout</MenuItem>
    </Menu>
  );
}
