import type { EmailMergeTag } from '@evenhand/contract/emails/email-templates.ts';
import { IconBraces, IconSquareRoundedArrowRight } from '@tabler/icons-react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx';
import styles from './email-preview.module.css';

type Props = {
  /** What it is inserted into. */
  into: string;
  tags: readonly EmailMergeTag[];
  /** Whether a link can be a button there. */
  hasButtons?: boolean;
  onInsert: (html: string) => void;
};

/** What can be filled in, by what it stands for; of two tags that stand for the same, the first. */
export function MergeTagMenu({ into, tags, hasButtons = false, onInsert }: Props) {
  const known = tags.filter(({ name }, i) => tags.findIndex((tag) => tag.name === name) === i);
  const links = hasButtons ? known.filter(({ isLink }) => isLink) : [];
  const words = hasButtons ? known : known.filter(({ isLink }) => !isLink);
  return (
    <DropdownMenu
      label={`Insert into ${into}`}
      trigger={
        <Button look="ghost" size="small" icon={<IconBraces size={16} aria-hidden="true" />}>
          Insert<span className="sr-only"> into {into}</span>
        </Button>
      }
    >
      {words.map(({ tag, name, required }) => (
        <DropdownMenuItem key={tag} onChoose={() => onInsert(`*|${tag}|*`)}>
          {name}
          <small
            className={styles['tag-menu-code']}
          >{`*|${tag}|*${required ? ', needed' : ''}`}</small>
        </DropdownMenuItem>
      ))}
      {links.length > 0 && <DropdownMenuSeparator />}
      {links.map(({ tag, name }) => (
        <DropdownMenuItem
          key={tag}
          icon={<IconSquareRoundedArrowRight size={16} aria-hidden="true" />}
          onChoose={() => onInsert(`<p><a href="*|${tag}|*">${buttonWords(tag, name)}</a></p>`)}
        >
          Button: {lowerFirst(name)}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

function buttonWords(tag: string, name: string): string {
  if (tag === 'INTERVIEW_URL') return 'Choose a time';
  if (tag === 'FEEDBACK_URL')
    return name.endsWith('feedback') ? 'Read your feedback' : 'See your application';
  return tag === 'APPLICATION_URL' ? 'Open your application' : 'Open';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
