package dev.straightway.proof.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.proof.code.Method;

/** Random graphs against a walk through each of them from each root. */
class LibraryReachTest {

    private static final int NODES = 200;

    private final Set<Node> libraries = new HashSet<>();

    private List<Node> graph(Random random, double calls) {
        List<Node> nodes = IntStream.range(0, NODES).mapToObj(i -> new Node(new Method("Graph", "n" + i, "()V"), null))
                .toList();
        for (int i = 0; i < NODES * calls; i++) {
            Node from = nodes.get(random.nextInt(NODES));
            Node to = nodes.get(random.nextInt(NODES));
            from.calls.put(to, new Node.Call(to, new CallSite(from, null)));
        }
        nodes.stream().filter(node -> random.nextInt(3) == 0).forEach(libraries::add);
        return nodes;
    }

    private Set<Node> walked(Node root) {
        Set<Node> seen = new HashSet<>(Set.of(root));
        Deque<Node> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (Node.Call call : open.poll().calls()) {
                if (seen.add(call.target())) {
                    open.add(call.target());
                }
            }
        }
        seen.retainAll(libraries);
        return seen;
    }

    @ParameterizedTest
    @ValueSource(doubles = { 0.5, 0.9, 1.0, 1.2, 1.5, 3 })
    void knowsWhatEachRootReaches(double calls) {
        for (int seed = 0; seed < 30; seed++) {
            List<Node> nodes = graph(new Random(seed), calls);
            List<Node> roots = nodes.subList(0, NODES / 10);
            LibraryReach reach = new LibraryReach(roots, libraries::contains);
            for (Node root : roots) {
                Set<Node> reached = reach.of(root).stream().mapToObj(reach.libraries()::get).collect(Collectors.toSet());
                assertThat(reached).as("%s of seed %d", root.method(), seed).isEqualTo(walked(root));
            }
        }
    }
}
