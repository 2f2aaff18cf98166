"""Works out vectors.json with exact fractions, a second time and apart from shop-domain: python3 make-vectors.py"""
import json
import random
from fractions import Fraction
from math import floor
from pathlib import Path

random.seed(20261121)
RATES = [2100, 900, 0]


def cents(value):
    """Half away from zero."""
    size = floor(abs(value) * 2 + 1) // 2
    return -size if value < 0 else size


def divide(total, weights, names):
    """Largest remainder: whole parts first, then one more for the largest rests, equal ones by name."""
    whole = sum(weights)
    if whole == 0:
        first = min(range(len(names)), key=lambda at: names[at])
        return [total if at == first else 0 for at in range(len(names))]
    exact = [Fraction(total * weight, whole) for weight in weights]
    parts = [floor(one) for one in exact]
    order = sorted(range(len(parts)), key=lambda at: (parts[at] - exact[at], names[at]))
    for at in order[: total - sum(parts)]:
        parts[at] += 1
    return parts


def over_rates(total, amounts, rates):
    found = sorted(set(rates), reverse=True)
    weights = [sum(a for a, r in zip(amounts, rates) if r == rate) for rate in found]
    if not any(weights):
        return found, [total if at == 0 else 0 for at in range(len(found))]
    return found, divide(total, weights, [str(10000 + rate) for rate in found])


def spread(discount, amounts, rates, names):
    taken = [0] * len(amounts)
    discount = max(0, min(discount, sum(amounts)))
    if discount == 0:
        return taken
    for rate, share in zip(*over_rates(discount, amounts, rates)):
        at = [i for i, r in enumerate(rates) if r == rate]
        for i, part in zip(at, divide(share, [amounts[i] for i in at], [names[i] for i in at])):
            taken[i] = part
    return taken


def cart(mode, category, destination, lines, shipping, shipping_rate, discount):
    direct = [line for line in lines if line[1] == "checkout"]
    names = [line[0] for line in direct]
    amounts = [unit * quantity for _, _, unit, quantity, _ in direct]
    rates = [line[4] for line in direct]
    taken = spread(discount, amounts, rates, names)
    pieces = [[n, a - t, r] for n, a, t, r in zip(names, amounts, taken, rates)]
    if direct and shipping is not None:
        if shipping_rate is not None:
            pieces.append([f"shipping:{shipping_rate}", shipping, shipping_rate])
        else:
            for rate, share in zip(*over_rates(shipping, amounts, rates)):
                pieces.append([f"shipping:{rate}", share, rate])
    charged = lambda rate: destination.get(str(rate), rate) if category == "S" else rate
    prices = [None] * len(pieces)
    taxes = {}
    for rate in {charged(piece[2]) for piece in pieces}:
        at = [i for i, piece in enumerate(pieces) if charged(piece[2]) == rate]
        total = sum(pieces[i][1] for i in at)
        if mode == "gross":
            tax = cents(Fraction(total * rate, 10000 + rate))
        else:
            tax = cents(Fraction(total * rate, 10000)) if category == "S" else 0
        shares = divide(tax, [pieces[i][1] for i in at], [pieces[i][0] for i in at])
        for i, share in zip(at, shares):
            net = pieces[i][1] - share if mode == "gross" else pieces[i][1]
            prices[i] = [net + share if category == "S" else net, net]
        if category == "S":
            taxes[f"{rate / 100:g}"] = tax
    count = len(direct)
    return {
        "payable": sum(price[0] for price in prices),
        "tax": taxes,
        "lines": prices[:count],
        "shipping": [sum(price[side] for price in prices[count:]) for side in (0, 1)],
    }


def random_cart():
    lines = [
        [
            f"line-{at}",
            random.choice(["checkout", "checkout", "checkout", "quote"]),
            random.randrange(0, 60000),
            random.randrange(1, 13),
            random.choice(RATES),
        ]
        for at in range(random.randrange(1, 9))
    ]
    given = {
        "mode": random.choice(["gross", "net"]),
        "category": random.choice(["S", "S", "S", "K"]),
        "destination": random.choice([{}, {}, {"2100": 2550, "900": 1350}, {"2100": 1900, "900": 1900}]),
        "lines": lines,
        "shipping": random.choice([None, 695, 3900]),
        "shipping_rate": random.choice([None, None, 2100]),
        "discount": random.choice([0, 0, 1000, 4999]),
    }
    return {"given": given, "expected": cart(**given)}


def decimal(places):
    number = random.randrange(0, 500 * 10**places)
    text = f"{number / 10**places:.{places}f}"
    return text.replace(".", random.choice([".", ","]))


def read(text):
    return Fraction(text.replace(",", "."))


def random_price():
    mode = random.choice(["gross", "net"])
    rate = random.choice([2100, 900])
    base = random.randrange(0, 100000)
    total = base
    options, amounts, related = [], [], {}
    for at in range(random.randrange(3, 9)):
        name = f"o{at}"
        kind = random.choice(["number", "select", "checkbox", "calculation"])
        price = random.randrange(-3000, 30000)
        if kind == "number":
            text = decimal(random.randrange(0, 4))
            worth = read(text)
            exact = Fraction(price, 100) * worth
        elif kind == "select":
            text = str(random.randrange(0, 2))
            price = price if text == "1" else 0
            exact = worth = Fraction(price, 100)
        elif kind == "checkbox":
            text = random.choice(["0", "1"])
            worth = Fraction(int(text))
            exact = Fraction(price, 100) * worth
        else:
            text, price = "", 0
            start = random.choice(["", "1.5", "12"])
            steps = []
            for _ in range(random.randrange(1, 5)):
                kinds = ["add_relation_value", "multiply_relation_value"]
                steps.append([random.choice(kinds), f"o{random.randrange(0, 9)}", random.choice(["", "0.01", "0,5"])])
            exact = Fraction(start) if start else Fraction(int(steps[0][0].startswith("multiply")))
            for step, source, factor in steps:
                if source in related:
                    operand = related[source] * (read(factor) if factor else 1)
                    exact = exact + operand if step.startswith("add") else exact * operand
            worth = None
        amount = cents(exact * 100)
        if abs(amount) > 10**8:
            continue
        related[name] = Fraction(amount, 100) if worth is None else worth
        counts = random.random() < 0.9
        total += amount if counts else 0
        amounts.append(amount)
        option = [name, kind, price, text, counts]
        options.append(option + [start, steps] if kind == "calculation" else option)
    other = cents(Fraction(total * rate, 10000 + rate if mode == "gross" else 10000))
    unit = [total, total - other] if mode == "gross" else [total + other, total]
    given = {"mode": mode, "rate": rate, "base": base, "options": options}
    return {"given": given, "expected": {"unit": unit, "amounts": amounts}}


def positive_price():
    while True:
        vector = random_price()
        if vector["expected"]["unit"][0] >= 0:
            return vector


vectors = {"carts": [random_cart() for _ in range(50)], "prices": [positive_price() for _ in range(50)]}
Path(__file__).with_name("vectors.json").write_text(json.dumps(vectors))
