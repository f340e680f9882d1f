package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.judge.ReasonKind;

/** Tries the proof on the corpus: nothing that blocks may pass, most of what does not should. */
class CorpusTest {

    private static final double SHARE = 0.9;
    /** In one application with all that blocks: what that puts into collections and exceptions counts for the harmless too. */
    private static final double SHARE_AMONG_ALL = 0.63;

    /** A line of the application's own code. */
    private static final Pattern LINE = Pattern.compile("\\(\\w+\\.java:\\d+(, \\d+)*\\)");
    /** Says that something is unknown, and not where it comes from. */
    private static final Pattern VAGUE = Pattern.compile("what what|what [^#]*( hands in| returns)( |$|:)"
            + "|what (?!the call of|the rest of|the code that reads|the framework that calls|unseen code that calls)[^:]* puts there");

    /** Says that a class isn't there. */
    private static final Pattern ABSENT = Pattern.compile("missing|isn't seen|isn't found");

    private static Map<CorpusRoute, Proof> blocking;
    private static Map<CorpusRoute, Proof> whole;

    @BeforeAll
    static void proveWhatBlocks() {
        blocking = new LinkedHashMap<>();
        Corpus.blockingResources().forEach(resource -> blocking.putAll(proofs(Corpus.blocking(resource))));
        whole = proofs(Corpus.whole());
    }

    @AfterAll
    static void forget() {
        blocking = null;
        whole = null;
    }

    static Stream<Arguments> blockingRoutes() {
        return blocking.entrySet().stream()
                .map(one -> Arguments.of(one.getKey(), one.getKey().blocks().orElse("?"), one.getValue()));
    }

    /** Each resource is an application of its own, so that nothing else keeps its routes from being proven. */
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("blockingRoutes")
    void provesNoRouteThatBlocks(CorpusRoute route, String blocks, Proof proof) {
        assertThat(proof).as("%s blocks: %s", route, blocks).isInstanceOf(NotProven.class);
    }

    @Test
    void saysOfEachRouteWhereItBlocksOrWhatIsNotKnown() {
        assertThat(blocking.values()).filteredOn(NotProven.class::isInstance).map(proof -> ((NotProven) proof).words())
                .filteredOn(words -> !LINE.matcher(words).find() || VAGUE.matcher(words).find()).isEmpty();
    }

    @Test
    void saysOfEachRouteWhatToChange() {
        assertThat(Stream.of(blocking, whole).flatMap(proofs -> proofs.values().stream()).filter(NotProven.class::isInstance))
                .isNotEmpty().allSatisfy(proof -> assertThat(((NotProven) proof).advice()).isNotEmpty());
    }

    @Test
    void saysWhereAProviderKeepsWhatNobodyKnows() {
        assertThat(blocking.entrySet()).filteredOn(one -> one.getKey().toString().equals("KeptResource#last")).singleElement()
                .satisfies(one -> {
                    NotProven proof = (NotProven) one.getValue();
                    assertThat(proof.words())
                            .matches("KeptResource#last → java\\.lang\\.Object#toString: is called on an object"
                                    + " whose class is not known \\(KeptResource\\.java:\\d+\\): what a provider has kept of an answer or"
                                    + " an entity that isn't known");
                    assertThat(proof.advice()).isEqualTo(ReasonKind.KEPT.advice());
                });
    }

    @Test
    void namesTheLineOfTheLastCallInTheApplication() {
        var places = blocking.values().stream().filter(NotProven.class::isInstance).map(NotProven.class::cast)
                .filter(NotProven::certain)
                .filter(proof -> proof.path().size() > 1 && !proof.path().get(proof.path().size() - 1).owner().isEmpty())
                .toList();
        assertThat(places).isNotEmpty().allSatisfy(
                proof -> assertThat(proof.words()).matches(".*: .* \\(\\w+\\.java:\\d+(, \\d+)*\\)"));
    }

    /** All classes of the corpus, and all that they use, are there. */
    @Test
    void callsNoClassMissing() {
        assertThat(Stream.of(blocking, whole, proofs(Corpus.harmless())).flatMap(proofs -> proofs.values().stream())
                .filter(NotProven.class::isInstance).map(proof -> ((NotProven) proof).words()))
                .isNotEmpty().noneMatch(words -> ABSENT.matcher(words).find());
    }

    @Test
    void namesWhatACacheIsGivenRatherThanItsOwnCode() {
        assertThat(blocking.entrySet()).filteredOn(one -> one.getKey().toString().matches("CachesResource#(?!count).*"))
                .hasSize(6).allSatisfy(one -> assertThat(((NotProven) one.getValue()).words()).contains("Slow#"));
    }

    @Test
    void provesNoRouteThatBlocksAmongAll() {
        assertThat(whole).allSatisfy((route, proof) -> {
            if (route.blocks().isPresent()) {
                assertThat(proof).as("%s blocks: %s", route, route.blocks().get()).isInstanceOf(NotProven.class);
            }
        });
    }

    @Test
    void provesMostRoutesThatDoNotBlockAmongAll() {
        var harmless = whole.entrySet().stream().filter(one -> one.getKey().blocks().isEmpty()).toList();
        assertThat(harmless).filteredOn(one -> one.getValue().proven())
                .hasSizeGreaterThanOrEqualTo((int) (harmless.size() * SHARE_AMONG_ALL));
    }

    @Test
    void takesNothingThatProvidersOfOtherRoutesReadForAParameter() {
        assertThat(whole.entrySet()).filteredOn(one -> one.getKey().toString().matches("TextResource#(sorted|template)"))
                .hasSize(2).allMatch(one -> one.getValue().proven());
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
                .filteredOn(entry -> entry.getKey().toString()
                        .matches("(QuietBeans|QuietHelpers|SentEvents|Mapped|Digests|Caching|OwnMappers)Resource.*"))
                .hasSizeGreaterThan(25).allSatisfy(entry -> assertThat(entry.getValue()).as("%s", entry.getKey())
                        .isInstanceOf(Proof.Proven.class));
    }

    /** What is lost near the limit of the flow must be the same in each build: no order of a walk is that of identities. */
    @Test
    void takesTheSameStepsAgain() {
        assertThat(Corpus.harmless().extent()).isEqualTo(Corpus.harmless().extent());
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
