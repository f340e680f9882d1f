package dev.straightway.lab.profile;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import dev.straightway.lab.files.WholeFile;

/**
 * A flamegraph as one HTML file that needs nothing else: the root above, the leaves below, as wide as they cost.
 * <p>
 * That of a difference has the stacks of one side, coloured by what they cost more or less than on the other. Not safe for
 * use by several threads.
 */
public final class FlameGraph {

    /** What is narrower is left out of the file; its callers keep its cost. */
    private static final double NARROWEST = 1 / 4000.0;
    private static final String TEMPLATE = "flamegraph.html";
    /** Workers differ by their number only. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private final FlameNode root;
    private final String unit;
    private final boolean difference;

    /**
     * @param unit of the costs, as "µs/request"
     * @param difference whether costs of a base are to be compared with
     */
    public FlameGraph(String unit, boolean difference) {
        this.root = new FlameNode(Frame.group("all"));
        this.unit = unit;
        this.difference = difference;
    }

    /** {@return a flamegraph of all stacks, under the names of their threads} */
    public static FlameGraph of(Stacks stacks) {
        FlameGraph graph = new FlameGraph(stacks.kind().unit(), false);
        for (Stack stack : stacks.stacks()) {
            Frame thread = Frame.group(NUMBER.matcher(stack.thread()).replaceAll("#"));
            graph.add(thread, stack.frames(), stacks.kind().cost(stack.weight()));
        }
        return graph;
    }

    /** Adds what was spent at the end of a stack. */
    public void add(Frame group, List<Frame> frames, double cost) {
        spend(group, frames, node -> node.spend(cost));
    }

    /** Adds what the base spent at the end of a stack. */
    public void addBase(Frame group, List<Frame> frames, double cost) {
        spend(group, frames, node -> node.spendInBase(cost));
    }

    private void spend(Frame group, List<Frame> frames, Consumer<FlameNode> spending) {
        FlameNode node = root;
        spending.accept(node);
        node = node.child(group);
        spending.accept(node);
        for (Frame frame : frames) {
            node = node.child(frame);
            spending.accept(node);
        }
    }

    /** {@return how much of the cost ends at a place where the base spent something too, from 0 to 1} */
    public double matchedShare() {
        return root.cost() == 0 ? 0 : matched(root) / root.cost();
    }

    private static double matched(FlameNode node) {
        List<FlameNode> children = node.children(0);
        double below = children.stream().mapToDouble(FlameNode::cost).sum();
        double own = node.base() > 0 ? node.cost() - below : 0;
        return own + children.stream().mapToDouble(FlameGraph::matched).sum();
    }

    /** Writes the file; the title says what it shows, the explanation how to read it. */
    public void write(Path file, String title, String explanation) throws IOException {
        String[] template = template().split("(?<=/\\*SAMPLES\\*/)", 2);
        StringWriter page = new StringWriter();
        try (BufferedWriter out = new BufferedWriter(page)) {
            out.write(template[0].replace("${title}", text(title)).replace("${explanation}", text(explanation)));
            out.write("const unit = " + quote(unit) + ", difference = " + difference + ", samples = [\n");
            write(out, root, 0, root.cost() * NARROWEST);
            out.write("];\n");
            out.write(template[1]);
        }
        WholeFile.write(file, page.toString());
    }

    /** One array a frame, those that it called behind it: depth, kind, cost, cost of the base, name. */
    private void write(BufferedWriter out, FlameNode node, int depth, double least) throws IOException {
        out.write("[" + depth + "," + node.frame().type().ordinal() + "," + number(node.cost()) + "," + number(node.base())
                + "," + quote(node.frame().name()) + "],\n");
        for (FlameNode child : node.children(least)) {
            write(out, child, depth + 1, least);
        }
    }

    private static String template() throws IOException {
        try (InputStream stream = FlameGraph.class.getResourceAsStream(TEMPLATE)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String number(double cost) {
        return cost == 0 ? "0" : String.format(Locale.ROOT, "%.5g", cost).replaceFirst("0+$", "").replaceFirst("\\.$", "");
    }

    private static String quote(String name) {
        return "\"" + name.replace("\\", "\\\\").replace("\"", "\\\"").replace("<", "\\u003c") + "\"";
    }

    private static String text(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;");
    }
}
