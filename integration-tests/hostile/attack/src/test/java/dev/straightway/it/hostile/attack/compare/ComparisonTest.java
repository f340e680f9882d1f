package dev.straightway.it.hostile.attack.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.exchange.Ending;
import dev.straightway.it.hostile.attack.exchange.Outcome;
import dev.straightway.it.hostile.attack.exchange.Reply;
import dev.straightway.it.hostile.attack.wire.Answer;
import dev.straightway.it.hostile.attack.wire.Field;

class ComparisonTest {

    private static final Ask ASK = new Ask("kind", "GET", "mk000000000001", Set.of());

    @Test
    void seesNoDifferenceInEqualAnswers() {
        assertThat(compare(ASK, answer(200, "a"), answer(200, "a"))).isEmpty();
    }

    @Test
    void seesAnotherStatusAndNothingBesideIt() {
        assertThat(compare(ASK, answer(200, "a"), answer(404, "b")))
                .containsExactly(new Difference(ASK, "status", "200", "404"));
    }

    @Test
    void seesAnotherBody() {
        assertThat(compare(ASK, answer(200, "a"), answer(200, "b")))
                .containsExactly(new Difference(ASK, "body", "a (1)", "b (1)"));
    }

    @Test
    void seesOnlyWhetherAnErrorHasABody() {
        assertThat(compare(ASK, answer(500, "id 1"), answer(500, "id 2"))).isEmpty();
        assertThat(compare(ASK, answer(500, "id 1"), answer(500, ""))).extracting(Difference::aspect).containsExactly("body");
    }

    @Test
    void seesAnotherField() {
        assertThat(compare(ASK, answer(200, "a", new Field("Allow", "GET, PUT")), answer(200, "a", new Field("Allow", "PUT"))))
                .containsExactly(new Difference(ASK, "Allow", "GET,PUT", "PUT"));
    }

    @Test
    void takesTheMembersOfAListInAnyOrder() {
        assertThat(
                compare(ASK, answer(200, "a", new Field("Allow", "GET, PUT")), answer(200, "a", new Field("allow", "PUT,GET"))))
                .isEmpty();
    }

    @Test
    void passesOverAnswersForWhichThreadsRace() {
        Ask race = new Ask("kind", "GET", "mk000000000001", Set.of(Allowance.RACE));
        assertThat(compare(race, answer(200, "a"), answer(422, "b"))).isEmpty();
    }

    @Test
    void seesWhateverDiffersWhereOneStackIsComparedWithItself() {
        Answer one = answer(500, "id 00000000-0000-0000-0000-000000000001-1", new Field("A", "b"));
        Answer other = answer(500, "id 00000000-0000-0000-0000-00000000000a-2", new Field("A", "b"));
        assertThat(Comparison.of(outcome(ASK, one), outcome(ASK, other), true)).isEmpty();
        assertThat(Comparison.of(outcome(ASK, one), outcome(ASK, answer(500, "id 1", new Field("A", "c"))), true))
                .extracting(Difference::aspect).containsExactly("whole");
    }

    private static List<Difference> compare(Ask ask, Answer ours, Answer theirs) {
        return Comparison.of(outcome(ask, ours), outcome(ask, theirs), false);
    }

    private static Outcome outcome(Ask ask, Answer answer) {
        return new Outcome(List.of(new Reply(ask, answer)), Ending.OPEN, null, "", "");
    }

    private static Answer answer(int status, String body, Field... fields) {
        return new Answer(status, List.of(fields), body.getBytes(StandardCharsets.US_ASCII), false);
    }
}
