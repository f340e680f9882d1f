package dev.straightway.proof.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgementsTest {

    private static final Judgements TABLE = Judgements.of(TableReader.lines("table", List.of(
            "# time is arithmetic",
            "plain  java.time.**",
            "unseen java.time.zone.**  # reads files",
            "",
            "calls  java.util.ArrayList",
            "blocks java.util.ArrayList#wait",
            "plain  java.lang.String#strip()Ljava/lang/String;",
            "unseen @jakarta.persistence.Entity  # loads lazily",
            "plain  @jakarta.validation.**",
            "unseen @jakarta.validation.Valid",
            "plain  java.util.List#copyOf -> java.util.ImmutableCollections$ListN, java.util.ImmutableCollections$List12")));

    @ParameterizedTest
    @CsvSource({ "java/time/LocalDate, PLAIN", "java/time/format/DateTimeFormatter, PLAIN", "java/time/zone/ZoneRules, UNSEEN",
            "java/util/ArrayList, CALLS", "java/util/ArrayList$Itr, CALLS" })
    void judgesAClassByItsMostSpecialPattern(String type, Verdict verdict) {
        assertThat(TABLE.type(type).orElseThrow().verdict()).isEqualTo(verdict);
    }

    @Test
    void knowsNoClassThatNoPatternNames() {
        assertThat(TABLE.type("java/util/ArrayListOther")).isEmpty();
        assertThat(TABLE.type("java/timely/Clock")).isEmpty();
        assertThat(Judgement.unlisted().verdict()).isEqualTo(Verdict.UNSEEN);
    }

    @Test
    void judgesNoClassOfAnApplicationByThePackageOfALibrary() {
        Judgements tables = Judgements.reviewed(TableReader.lines("user", List.of("calls org.acme.quick.**")));
        Judgements within = tables.within(Set.of("jakarta/ws/rs/shop/Stock", "org/acme/quick/Stock", "java/util/ArrayList"));

        assertThat(tables.type("jakarta/ws/rs/shop/Stock")).isPresent();
        assertThat(within.type("jakarta/ws/rs/shop/Stock")).isEmpty();
        assertThat(within.type("jakarta/ws/rs/shop/Other")).isPresent();
        assertThat(within.type("org/acme/quick/Stock")).as("the user says so").isPresent();
        assertThat(within.type("java/util/ArrayList")).as("is named").isPresent();
    }

    @Test
    void judgesAMethodByNameOrByDescriptor() {
        assertThat(TABLE.method("java/util/ArrayList", "wait", "(J)V").orElseThrow().verdict()).isEqualTo(Verdict.BLOCKS);
        assertThat(TABLE.method("java/lang/String", "strip", "()Ljava/lang/String;")).isPresent();
        assertThat(TABLE.method("java/lang/String", "strip", "(I)Ljava/lang/String;")).isEmpty();
        assertThat(TABLE.method("java/util/ArrayList", "add", "(Ljava/lang/Object;)Z")).isEmpty();
    }

    @Test
    void judgesABridgeAsTheMethodThatItCalls() {
        assertThat(TABLE.method("java/lang/String", "strip", "()Ljava/lang/CharSequence;"))
                .isEqualTo(TABLE.method("java/lang/String", "strip", "()Ljava/lang/String;"));
    }

    @Test
    void namesTheExactClassesThatAMethodReturns() {
        assertThat(TABLE.method("java/util/List", "copyOf", "()V").orElseThrow().returns())
                .containsExactly("java/util/ImmutableCollections$ListN", "java/util/ImmutableCollections$List12");
    }

    @Test
    void judgesAnnotatedClasses() {
        assertThat(TABLE.annotation("Ljakarta/persistence/Entity;").orElseThrow().reason()).endsWith("loads lazily");
    }

    @Test
    void knowsThatClientsOfOtherServersWait() {
        assertThat(Judgements.reviewed(List.of())
                .annotation("Lorg/eclipse/microprofile/rest/client/inject/RegisterRestClient;").orElseThrow().verdict())
                .isEqualTo(Verdict.BLOCKS);
    }

    @ParameterizedTest
    @CsvSource({ "Ljakarta/validation/constraints/NotNull;, PLAIN", "Ljakarta/validation/Valid;, UNSEEN",
            "Ljakarta/validation/Valid$List;, PLAIN" })
    void judgesAnAnnotationByItsMostSpecialPattern(String descriptor, Verdict verdict) {
        assertThat(TABLE.annotation(descriptor).orElseThrow().verdict()).isEqualTo(verdict);
        assertThat(TABLE.annotation("Ljakarta/validationother/NotNull;")).isEmpty();
    }

    @Test
    void givesALineTheReasonAboveIt() {
        assertThat(TABLE.type("java/time/LocalDate").orElseThrow().reason()).isEqualTo("time is arithmetic");
    }

    @Test
    void letsLaterEntriesOverrideEarlierOnes() {
        Judgements table = Judgements.of(TableReader.lines("table", List.of("plain a.B", "blocks a.B # mine")));

        assertThat(table.type("a/B").orElseThrow().reason()).isEqualTo("mine");
    }

    @Test
    void refusesALineThatItDoesNotUnderstand() {
        assertThatThrownBy(() -> TableReader.lines("platform.txt", List.of("plain a.B", "plian a.C")))
                .hasMessage("platform.txt:2: 'plian a.C' is no judgement. Write: verdict  pattern"
                        + " [-> class, class]  [# reason], where the verdict is plain, calls, blocks or unseen");
    }
}
