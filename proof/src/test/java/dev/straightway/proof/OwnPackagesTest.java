package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;

import org.junit.jupiter.api.Test;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.TableReader;

/** Walks a class of the application that is in a package which a table calls harmless. */
class OwnPackagesTest {

    static final class Stock {
        static String count() {
            LockSupport.parkNanos(1);
            return "counted";
        }

        String get() {
            return count();
        }
    }

    @Test
    void walksItAllTheSame() {
        String name = Stock.class.getName();
        var source = ClassSource.of(Stock.class.getClassLoader(), Set.of(name.replace('.', '/')), Set.of());
        var table = Judgements.ofTable(TableReader.lines("table", List.of("calls dev.straightway.proof.**",
                "blocks java.util.concurrent.locks.LockSupport  # parks")));
        var application = new Application(source, Beans.unknown(), table, Application.METHODS);

        assertThat(Prover.prove(List.of(RouteEntry.of(Method.of(name, "get", "()Ljava/lang/String;"))), application))
                .singleElement().isInstanceOfSatisfying(NotProven.class,
                        proof -> assertThat(proof.words()).contains("OwnPackagesTest$Stock#count"));
    }
}
