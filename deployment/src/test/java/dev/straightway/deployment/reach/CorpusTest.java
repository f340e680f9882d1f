package dev.straightway.deployment.reach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.deployment.reach.Proof.NotProven;

/** Tries the proof on the corpus: nothing that blocks may pass, most of what does not should. */
class CorpusTest {

    private static final double SHARE = 0.9;

    static Stream<Arguments> blockingRoutes() {
        return Corpus.blockingResources().stream().flatMap(resource -> {
            var corpus = Corpus.blocking(resource);
            var proofs = proofs(corpus);
            return corpus.routes().stream().map(route -> Arguments.of(route, route.blocks().orElse("?"), proofs.get(route)));
        });
    }

    /** Each resource is an application of its own, so that nothing else keeps its routes from being proven. */
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("blockingRoutes")
    void provesNoRouteThatBlocks(CorpusRoute route, String blocks, Proof proof) {
        assertThat(proof).as("%s blocks: %s", route, blocks).isInstanceOf(NotProven.class);
    }

    @Test
    void provesNoRouteThatBlocksAmongAll() {
        assertThat(proofs(Corpus.whole())).allSatisfy((route, proof) -> {
            if (route.blocks().isPresent()) {
                assertThat(proof).as("%s blocks: %s", route, route.blocks().get()).isInstanceOf(NotProven.class);
            }
        });
    }

    @Test
    void provesMostRoutesThatDoNotBlock() {
        var proofs = proofs(Corpus.harmless());
        var missed = new ArrayList<String>();
        proofs.forEach((route, proof) -> {
            if (proof instanceof NotProven notProven) {
                missed.add(route + ": " + notProven.drawn() + ": " + notProven.reason());
            }
        });
        double share = 1 - (double) missed.size() / proofs.size();
        if (share < SHARE) {
            fail("%d of %d are proven. Missed:%n%s".formatted(proofs.size() - missed.size(), proofs.size(),
                    String.join("\n", missed)));
        }
    }

    @Test
    void provesWhatHasBeansAndMappersThatBlockElsewhere() {
        assertThat(proofs(Corpus.harmless()).entrySet())
                .filteredOn(entry -> entry.getKey().toString().matches("(QuietBeans|Mapped|Digests|Caching)Resource.*"))
                .hasSizeGreaterThan(17).allSatisfy(entry -> assertThat(entry.getValue()).as("%s", entry.getKey())
                        .isInstanceOf(Proof.Proven.class));
    }

    @Test
    void holdsEnoughOfBoth() {
        long blocking = Corpus.whole().routes().stream().filter(route -> route.blocks().isPresent()).count();
        assertThat(blocking).isGreaterThanOrEqualTo(80);
        assertThat(Corpus.whole().routes().size() - blocking).isGreaterThanOrEqualTo(60);
        assertThat(Corpus.harmless().routes()).allMatch(route -> route.blocks().isEmpty());
    }

    private static Map<CorpusRoute, Proof> proofs(Corpus corpus) {
        List<CorpusRoute> routes = corpus.routes();
        List<Proof> proofs = corpus.prove();
        var all = new LinkedHashMap<CorpusRoute, Proof>();
        for (int i = 0; i < routes.size(); i++) {
            all.put(routes.get(i), proofs.get(i));
        }
        return all;
    }
}
