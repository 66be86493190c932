"""Figures that no published table gives to four decimals, by going through every table in exact fractions.

    python3 docs/evidence/statistics/enumerate.py > docs/evidence/statistics/enumerated.json

Nothing here is shared with the product's code: another language, exact fractions instead of logarithms, definitions
instead of short cuts. The tests read the output and compare it to six decimals.
"""

import json
from fractions import Fraction as F
from itertools import product
from math import comb, exp, log, sqrt


def mid_p(strata):
    """Every way in which those who passed in each role could be of one group or the other, one by one."""
    ranges = []
    for a, n, c, m in strata:
        drawn = a + c
        ranges.append(
            [
                (x, F(comb(n, x) * comb(m, drawn - x), comb(n + m, drawn)))
                for x in range(max(0, drawn - m), min(n, drawn) + 1)
            ]
        )
    observed = sum(a for a, _, _, _ in strata)
    below = here = above = F(0)
    for way in product(*ranges):
        chance = F(1)
        for _, p in way:
            chance *= p
        total = sum(x for x, _ in way)
        if total < observed:
            below += chance
        elif total == observed:
            here += chance
        else:
            above += chance
    assert below + here + above == 1
    return min(F(1), 2 * (min(below, above) + here / 2))


def pooled(strata):
    """Mantel and Haenszel's ratio with Greenland and Robins' variance, in exact fractions until the last root."""
    r = sum(F(a * m, n + m) for a, n, c, m in strata)
    s = sum(F(c * n, n + m) for a, n, c, m in strata)
    p = F(0)
    for a, n, c, m in strata:
        t = n + m
        p += F((a + c) * n * m - a * c * t, t * t)
    ratio = r / s
    se = sqrt(p / (r * s))
    z = 1.959963984540054
    return [float(ratio), exp(log(ratio) - z * se), exp(log(ratio) + z * se)]


def icc(questions):
    """From the definition: each star's distance from the mean of its answer, each answer's from the mean of its question."""
    within = between = weight = F(0)
    of_within = of_between = 0
    for answers in questions:
        stars = [F(x) for answer in answers for x in answer]
        grand = sum(stars) / len(stars)
        for answer in answers:
            mean = F(sum(answer), len(answer))
            between += len(answer) * (mean - grand) ** 2
            within += sum((F(x) - mean) ** 2 for x in answer)
        of_between += len(answers) - 1
        of_within += len(stars) - len(answers)
        weight += len(stars) - F(sum(len(answer) ** 2 for answer in answers), len(stars))
    k = weight / of_between
    msb, msw = between / of_between, within / of_within
    single = (msb - msw) / (msb + (k - 1) * msw)
    return {
        "single": float(single),
        "mean": float(k * single / (1 + (k - 1) * single)),
        "k": float(k),
    }


def items(candidates):
    """Mean, standard deviation (n - 1), and correlation with the sum of the other questions."""
    told = []
    for q in range(len(candidates[0])):
        own = [F(c[q]) for c in candidates]
        rest = [sum(F(x) for i, x in enumerate(c) if i != q) for c in candidates]
        n = len(own)
        mo, mr = sum(own) / n, sum(rest) / n
        xy = sum((o - mo) * (r - mr) for o, r in zip(own, rest))
        xx = sum((o - mo) ** 2 for o in own)
        yy = sum((r - mr) ** 2 for r in rest)
        told.append([float(mo), sqrt(xx / (n - 1)), float(xy) / sqrt(xx * yy)])
    return told


TABLES = {
    "one role, small": [(2, 12, 9, 14)],
    "one role, nobody of the group": [(0, 15, 7, 20)],
    "one role, everybody of the other": [(6, 10, 8, 8)],
    "one role, alike": [(5, 20, 5, 20)],
    "three roles": [(3, 10, 6, 9), (1, 7, 5, 12), (4, 15, 9, 16)],
    "three roles, one says nothing": [(3, 10, 6, 9), (0, 7, 0, 12), (4, 15, 9, 16)],
    "three roles that differ": [(9, 10, 3, 9), (1, 12, 8, 12), (4, 8, 4, 8)],
    "five roles, uneven": [(0, 3, 4, 40), (2, 5, 10, 30), (1, 2, 1, 2), (7, 22, 20, 41), (0, 6, 3, 9)],
}
STARS = [
    [[3, 4, 4], [2, 2, 1], [5, 4, 5], [3, 3, 2]],
    [[1, 2], [4, 4, 5], [3], [5, 5, 4, 4], [2, 3, 2]],
    [[4, 4], [3, 5]],
]
SCORES = [
    [1, 2, 2], [2, 1, 3], [3, 3, 2], [4, 3, 5], [5, 4, 4], [2, 5, 3], [3, 2, 4], [4, 4, 4], [1, 3, 1], [5, 5, 2],
]

told = {
    "midP": [{"name": k, "strata": v, "is": float(mid_p(v))} for k, v in TABLES.items()],
    "pooled": [
        {"name": k, "strata": v, "is": pooled(v)}
        for k, v in TABLES.items()
        if all(a + c for a, _, c, _ in v) and sum(a for a, _, _, _ in v)
    ],
    "agreement": [
        {"name": "three questions, uneven", "stars": STARS, "is": icc(STARS)},
        {"name": "one question, uneven", "stars": STARS[1:2], "is": icc(STARS[1:2])},
    ],
    "items": [{"name": "ten candidates, three questions", "scores": SCORES, "is": items(SCORES)}],
}
rows = (f' "{k}": [\n' + ",\n".join("  " + json.dumps(row) for row in v) + "\n ]" for k, v in told.items())
print("{\n" + ",\n".join(rows) + "\n}")
