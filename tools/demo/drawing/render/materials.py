"""Procedural materials of the demo pictures: one function per kind; a material is created once per description."""
import json
import bpy

_made = {}


def rgb(color, k=1.0):
    """Linear colour of '#rrggbb', made lighter or darker by k."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return (*[min(1.0, c * k) for c in linear], 1.0)


class Nodes:
    """A node tree with short names for the operations used here."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def set(self, name, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, self.shader.inputs[name])
        else:
            self.shader.inputs[name].default_value = value

    def place(self, scale=(1, 1, 1), spread=0.0):
        """Object coordinates in metres, moved by a random step per piece so that no two boards are alike."""
        point = self.add("TexCoord").outputs["Object"]
        if spread:
            random = self.add("ObjectInfo").outputs["Random"]
            step = self.add("Math", {0: random, 1: spread}, operation="MULTIPLY").outputs[0]
            point = self.add("VectorMath", {0: point, 1: step}, operation="ADD").outputs[0]
        return self.add("Mapping", {"Vector": point, "Scale": scale}).outputs[0]

    def noise(self, vector, scale, detail=4, rough=0.5, twist=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": twist}
        return self.add("TexNoise", inputs).outputs["Fac"]

    def ramp(self, value, stops):
        node = self.add("ValToRGB", {"Fac": value})
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (at, color) in zip(node.color_ramp.elements, stops):
            element.position, element.color = at, color
        return node.outputs["Color"]

    def blend(self, a, b, fac, mode="MULTIPLY"):
        return self.add("MixRGB", {"Color1": a, "Color2": b, "Fac": fac}, blend_type=mode).outputs[0]

    def bump(self, height, strength, distance):
        self.set("Normal", self.add("Bump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0])


def wood(nodes, color, dark=0.62, rough=0.5, figure=1.0):
    """Grain runs along the piece's own x: growth rings pulled long, with fine dark pores."""
    long = nodes.place((1.0, 9, 9), 60)
    rings = nodes.noise(long, 3.2, 3, 0.5, 1.1 * figure)
    waves = nodes.add("Math", {0: rings, 1: 11.0}, operation="MULTIPLY").outputs[0]
    waves = nodes.add("Math", {0: waves}, operation="FRACT").outputs[0]
    waves = nodes.add("Math", {0: waves, 1: 1.0}, operation="PINGPONG").outputs[0]
    fine = nodes.noise(nodes.place((2.2, 130, 130), 60), 1.6, 5, 0.6)
    base = nodes.ramp(waves, [(0.0, rgb(color, 1.06)), (0.72, rgb(color, 0.93)), (1.0, rgb(color, dark + 0.14))])
    streak = nodes.ramp(fine, [(0.3, (dark, dark, dark, 1)), (0.56, (1, 1, 1, 1))])
    mixed = nodes.blend(base, streak, 0.6)
    tone = nodes.add("MapRange", {"Value": nodes.add("ObjectInfo").outputs["Random"], "To Min": 0.9, "To Max": 1.07})
    shade = nodes.add("CombineXYZ", {i: tone.outputs[0] for i in range(3)}).outputs[0]
    nodes.set("Base Color", nodes.blend(mixed, shade, 1.0))
    nodes.set("Roughness", rough)
    nodes.set("Specular", 0.35)
    nodes.bump(fine, 0.18, 0.0006)


def cloth(nodes, color, weave=0.0016, depth=0.6, soft=0.0):
    """Woven cloth: threads from nearby, an even pattern from a distance."""
    place = nodes.place((1, 1, 1), 9)
    mottle = nodes.noise(place, 38, 4, 0.65)
    threads = nodes.noise(nodes.place((1, 1, 1), 9), 1 / (weave * 1.6), 2, 0.7)
    tint = nodes.ramp(mottle, [(0.3, rgb(color, 0.86)), (0.7, rgb(color, 1.1))])
    fleck = nodes.ramp(threads, [(0.32, (0.74, 0.74, 0.74, 1)), (0.62, (1.06, 1.06, 1.06, 1))])
    nodes.set("Base Color", nodes.blend(tint, fleck, 0.75))
    nodes.set("Roughness", 0.95)
    nodes.set("Specular", 0.12)
    nodes.set("Sheen", 0.35)
    folds = nodes.noise(place, 5.0, 2, 0.45)
    height = nodes.add("Math", {0: folds, 1: 14.0 * soft}, operation="MULTIPLY").outputs[0]
    height = nodes.add("Math", {0: height, 1: threads}, operation="ADD").outputs[0]
    nodes.bump(height, depth, weave * 1.1)


def boucle(nodes, color):
    """Looped wool: small round curls."""
    curls = nodes.add("TexVoronoi", {"Vector": nodes.place((1, 1, 1), 9), "Scale": 105, "Randomness": 1.0})
    fine = nodes.noise(nodes.place(), 260, 2, 0.6)
    tint = nodes.ramp(curls.outputs["Distance"], [(0.1, rgb(color, 1.06)), (0.75, rgb(color, 0.74))])
    nodes.set("Base Color", nodes.blend(tint, rgb(color), 0.3, "MIX"))
    nodes.set("Roughness", 1.0)
    nodes.set("Specular", 0.08)
    nodes.set("Sheen", 0.5)
    near = nodes.add("Math", {0: fine, 1: curls.outputs["Distance"]}, operation="SUBTRACT").outputs[0]
    nodes.bump(near, 0.9, 0.006)


def woven(nodes, color, step=0.006, axis=0):
    """Cord or rush laid side by side; `axis` is the direction the cords run in."""
    scale = [1.0, 1.0, 1.0]
    across = [i for i in range(3) if i != axis][0]
    place = nodes.place(tuple(scale))
    parts = nodes.add("SeparateXYZ", {0: place}).outputs
    turns = nodes.add("Math", {0: parts[across], 1: 6.2832 / step}, operation="MULTIPLY").outputs[0]
    wave = nodes.add("Math", {0: turns}, operation="SINE").outputs[0]
    wave = nodes.add("MapRange", {"Value": wave, "From Min": -1.0, "From Max": 1.0}).outputs[0]
    twist = nodes.noise(nodes.place((1, 1, 1), 5), 160, 3, 0.7)
    tint = nodes.ramp(wave, [(0.0, rgb(color, 0.5)), (0.45, rgb(color, 0.96)), (1.0, rgb(color, 1.08))])
    fleck = nodes.ramp(twist, [(0.3, (0.8, 0.8, 0.8, 1)), (0.65, (1.05, 1.05, 1.05, 1))])
    nodes.set("Base Color", nodes.blend(tint, fleck, 0.7))
    nodes.set("Roughness", 0.85)
    nodes.set("Specular", 0.2)
    nodes.bump(wave, 0.9, step * 0.45)


def grid_rug(nodes, color, line, step=0.12, width=0.05):
    """Thick pile with a fine grid; its lines are slightly irregular, as tufts are."""
    waver = nodes.noise(nodes.place(), 16, 2, 0.5)
    parts = nodes.add("SeparateXYZ", {0: nodes.place()}).outputs
    lines = None
    for axis in (0, 1):
        at = nodes.add("Math", {0: parts[axis], 1: 1 / step}, operation="MULTIPLY").outputs[0]
        shift = nodes.add("Math", {0: waver, 1: 0.22}, operation="MULTIPLY").outputs[0]
        at = nodes.add("Math", {0: at, 1: shift}, operation="ADD").outputs[0]
        at = nodes.add("Math", {0: at, 1: 0.5}, operation="PINGPONG").outputs[0]
        one = nodes.add("Math", {0: at, 1: width}, operation="LESS_THAN").outputs[0]
        lines = one if lines is None else nodes.add("Math", {0: lines, 1: one}, operation="MAXIMUM").outputs[0]
    base = nodes.blend(rgb(color), rgb(line), lines, "MIX")
    pile = nodes.noise(nodes.place(), 170, 4, 0.75)
    fleck = nodes.ramp(pile, [(0.3, (0.66, 0.66, 0.66, 1)), (0.65, (1.08, 1.08, 1.08, 1))])
    nodes.set("Base Color", nodes.blend(base, fleck, 0.85))
    nodes.set("Roughness", 1.0)
    nodes.set("Specular", 0.05)
    nodes.set("Sheen", 0.5)
    nodes.bump(pile, 1.0, 0.01)


def stripes(nodes, color, line, step=0.2, width=0.025, axis=0):
    """Cloth with fine stripes across."""
    cloth(nodes, color)
    parts = nodes.add("SeparateXYZ", {0: nodes.place()}).outputs
    at = nodes.add("Math", {0: parts[axis], 1: 1 / step}, operation="MULTIPLY").outputs[0]
    at = nodes.add("Math", {0: at, 1: 0.5}, operation="PINGPONG").outputs[0]
    on = nodes.add("Math", {0: at, 1: width}, operation="LESS_THAN").outputs[0]
    base = nodes.shader.inputs["Base Color"].links[0].from_socket
    nodes.set("Base Color", nodes.blend(base, rgb(line), on, "MIX"))


def floor(nodes, color, width=0.14, length=1.9):
    """Oiled floor boards along y, laid in half bond."""
    place = nodes.place()
    turned = nodes.add("Mapping", {"Vector": place, "Rotation": (0, 0, 1.5708)}).outputs[0]
    boards = nodes.add(
        "TexBrick",
        {"Vector": turned, "Color1": (0, 0, 0, 1), "Color2": (1, 1, 1, 1), "Mortar": (0.5, 0.5, 0.5, 1), "Scale": 1.0,
         "Mortar Size": 0.0014, "Mortar Smooth": 0.2, "Bias": 0.0, "Brick Width": length, "Row Height": width},
        offset=0.37,
    )
    step = nodes.add("VectorMath", {0: boards.outputs["Color"], 1: (31.7, 17.3, 9.1)}, operation="MULTIPLY").outputs[0]
    point = nodes.add("VectorMath", {0: place, 1: step}, operation="ADD").outputs[0]
    long = nodes.add("Mapping", {"Vector": point, "Scale": (12, 1.0, 12)}).outputs[0]
    rings = nodes.noise(long, 2.6, 4, 0.55, 1.2)
    pores = nodes.noise(nodes.add("Mapping", {"Vector": point, "Scale": (110, 2, 110)}).outputs[0], 1.2, 4, 0.6)
    base = nodes.ramp(rings, [(0.3, rgb(color, 0.84)), (0.5, rgb(color, 1.0)), (0.72, rgb(color, 1.1))])
    streak = nodes.ramp(pores, [(0.3, (0.78, 0.78, 0.78, 1)), (0.55, (1, 1, 1, 1))])
    base = nodes.blend(base, streak, 0.6)
    tone = nodes.ramp(boards.outputs["Color"], [(0.0, (0.87, 0.86, 0.85, 1)), (1.0, (1.05, 1.05, 1.05, 1))])
    base = nodes.blend(base, tone, 1.0)
    nodes.set("Base Color", nodes.blend(base, rgb("#4a3a28"), boards.outputs["Fac"], "MIX"))
    nodes.set("Roughness", 0.42)
    nodes.set("Specular", 0.3)
    gap = nodes.add("Math", {0: 1.0, 1: boards.outputs["Fac"]}, operation="SUBTRACT").outputs[0]
    nodes.bump(gap, 0.5, 0.002)


def plaster(nodes, color):
    grain = nodes.noise(nodes.place(), 60, 4, 0.6)
    cloud = nodes.noise(nodes.place(), 1.6, 3, 0.5)
    nodes.set("Base Color", nodes.ramp(cloud, [(0.3, rgb(color, 0.985)), (0.7, rgb(color, 1.015))]))
    nodes.set("Roughness", 0.95)
    nodes.set("Specular", 0.1)
    nodes.bump(grain, 0.05, 0.002)


def metal(nodes, color, rough=0.35, shine=1.0):
    nodes.set("Base Color", rgb(color))
    nodes.set("Metallic", shine)
    nodes.set("Roughness", rough)


def ceramic(nodes, color, rough=0.35, speckle=0.0):
    spots = nodes.noise(nodes.place((1, 1, 1), 5), 260, 2, 0.5)
    speck = nodes.ramp(spots, [(0.66, (1, 1, 1, 1)), (0.74, (1 - speckle, 1 - speckle, 1 - speckle, 1))])
    nodes.set("Base Color", nodes.blend(rgb(color), speck, 1.0))
    nodes.set("Roughness", rough)
    nodes.set("Specular", 0.4)
    nodes.bump(nodes.noise(nodes.place(), 24, 3, 0.5), 0.12, 0.002)


def paint(nodes, color, rough=0.5):
    nodes.set("Base Color", rgb(color))
    nodes.set("Roughness", rough)
    nodes.set("Specular", 0.3)


def shade(nodes, color, glow=0.0):
    """Lamp shade of paper or linen, which transmits light."""
    thread = nodes.noise(nodes.place((1, 1, 0.25)), 420, 2, 0.6)
    tint = nodes.ramp(thread, [(0.3, rgb(color, 0.9)), (0.7, rgb(color, 1.04))])
    nodes.set("Base Color", tint)
    nodes.set("Roughness", 0.95)
    nodes.set("Specular", 0.05)
    nodes.set("Emission", rgb("#ffd9a0"))
    nodes.set("Emission Strength", glow)


def light(nodes, color, glow=3.0):
    nodes.set("Base Color", rgb(color))
    nodes.set("Emission", rgb(color))
    nodes.set("Emission Strength", glow)


def glass(nodes, color="#ffffff"):
    """A transparent pane without reflections. Reflections differ from ray to ray, and the noise filter would treat
    them as a pattern."""
    pane = nodes.add("BsdfTransparent", {"Color": rgb(color, 0.96)})
    nodes.tree.links.new(pane.outputs[0], nodes.out.inputs["Surface"])


def leaf(nodes, color):
    tint = nodes.noise(nodes.place(), 9, 2, 0.5)
    nodes.set("Base Color", nodes.ramp(tint, [(0.3, rgb(color, 0.7)), (0.7, rgb(color, 1.25))]))
    nodes.set("Roughness", 0.5)
    nodes.set("Specular", 0.25)


def mirror(nodes, color="#f4f4f2"):
    metal(nodes, color, 0.01)


KINDS = {f.__name__: f for f in (wood, cloth, boucle, woven, grid_rug, stripes, floor, plaster, metal, ceramic, paint,
                                 shade, light, glass, leaf, mirror)}


def material(look):
    """The Blender material of a description such as {'kind': 'wood', 'color': '#c9a478'}."""
    key = json.dumps(look, sort_keys=True)
    if key not in _made:
        made = bpy.data.materials.new(look["kind"])
        settings = {name: value for name, value in look.items() if name != "kind"}
        KINDS[look["kind"]](Nodes(made), **settings)
        _made[key] = made
    return _made[key]


def forget():
    """Empties the list when a new scene begins."""
    _made.clear()
