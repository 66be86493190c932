const ending = (pattern: RegExp, ...others: string[]) => ({ pattern, others });
type Ending = ReturnType<typeof ending>;

/** The name with the endings of the first declension that fits it, in each case. */
function declined(declensions: Ending[]): (name: string) => string[] {
  return (name) => {
    const declension = declensions.find(({ pattern }) => pattern.test(name));
    if (declension === undefined) return [name];
    return [name, ...declension.others.map((other) => name.replace(declension.pattern, other))];
  };
}

export const inflectRussianName = declined([
  ending(/ский$/u, 'ского', 'скому', 'ским', 'ском'),
  ending(/ская$/u, 'ской', 'скую'),
  ending(/(?<=ов|ин)а$/u, 'ой', 'у'),
  ending(/(?<=ов|ин)$/u, 'а', 'у', 'ым', 'е'),
  ending(/авел$/u, 'авла', 'авлу', 'авлом', 'авле'),
  ending(/овь$/u, 'ови', 'овью'),
  ending(/ия$/u, 'ии', 'ию', 'ией'),
  ending(/ий$/u, 'ия', 'ию', 'ием', 'ии'),
  ending(/[йь]$/u, 'я', 'ю', 'ем', 'е'),
  ending(/а$/u, 'ы', 'е', 'у', 'ой', 'ою'),
  ending(/я$/u, 'и', 'е', 'ю', 'ей', 'ёй'),
  ending(/$/u, 'а', 'у', 'ом', 'е'),
]);

export const inflectPolishName = declined([
  ending(/(?<=[sc]k)i$/u, 'iego', 'iemu', 'im'),
  ending(/(?<=[sc]k)a$/u, 'iej', 'ą'),
  ending(/(?<=i)ka$/u, 'ki', 'ce', 'kę', 'ką', 'ko'),
  ending(/szka$/u, 'szki', 'szce', 'szkę', 'szką'),
  ending(/ga$/u, 'gi', 'dze', 'gę', 'gą'),
  ending(/ława$/u, 'ławy', 'ławie', 'ławę', 'ławą'),
  ending(/a$/u, 'y', 'ie', 'ę', 'ą', 'o'),
  ending(/weł$/u, 'wła', 'włowi', 'włem', 'wle'),
  ending(/ek$/u, 'ka', 'kowi', 'kiem', 'ku'),
  ending(/r$/u, 'ra', 'rowi', 'rem', 'rze'),
  ending(/(?<=k)$/u, 'a', 'owi', 'iem', 'u'),
  ending(/$/u, 'a', 'owi', 'em', 'u'),
]);

export const inflectCzechName = declined([
  ending(/ová$/u, 'ové', 'ovou'),
  ending(/něk$/u, 'ňka', 'ňkovi', 'ňkem', 'ňku'),
  ending(/ek$/u, 'ka', 'kovi', 'kem', 'ku'),
  ending(/a$/u, 'y', 'ě', 'u', 'o', 'ou'),
  ending(/$/u, 'a', 'ovi', 'em', 'u', 'e'),
]);

export const inflectGreekName = declined([
  ending(/όπουλος$/u, 'όπουλου', 'όπουλο', 'όπουλε', 'οπούλου'),
  ending(/ος$/u, 'ου', 'ο', 'ε'),
  ending(/ης$/u, 'η'),
  ending(/ας$/u, 'α'),
  ending(/α$/u, 'ας'),
  ending(/ή$/u, 'ής'),
  ending(/η$/u, 'ης'),
]);

export const inflectHindiName = (name: string) => [name, `${name}जी`, `${name}ने`, `${name}को`];
