package dev.straightway.it.tck.child;

import java.util.HashSet;
import java.util.Set;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

import dev.straightway.it.tck.result.Outcome;
import dev.straightway.it.tck.result.State;
import dev.straightway.it.tck.result.TestName;
import dev.straightway.it.tck.selection.TestClasses;

/** Tells the log how each test ends: first that it is lost, and better when more is known. */
final class Recorder implements TestExecutionListener {

    private final OutcomeLog log;
    private final HangWatch watch;
    private final Set<TestName> ended = new HashSet<>();
    private TestPlan plan;

    Recorder(OutcomeLog log, HangWatch watch) {
        this.log = log;
        this.watch = watch;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        this.plan = plan;
        plan.getRoots().forEach(root -> recordTestsOf(root, State.LOST, "announced, and not heard of again"));
        ended.clear();
    }

    @Override
    public void executionStarted(TestIdentifier id) {
        if (id.isTest()) {
            System.out.println("tck: " + name(id));
            watch.began(name(id), System.nanoTime());
        }
    }

    @Override
    public void executionSkipped(TestIdentifier id, String reason) {
        recordTestsOf(id, State.SKIPPED, reason);
    }

    @Override
    public void executionFinished(TestIdentifier id, TestExecutionResult result) {
        if (id.isTest()) {
            boolean hung = watch.ended();
            record(id, hung ? State.HUNG : state(result.getStatus()), reason(result));
        } else if (result.getStatus() != Status.SUCCESSFUL) {
            result.getThrowable().ifPresent(Throwable::printStackTrace);
            recordTestsOf(id, State.NODEPLOY, result.getThrowable().map(Recorder::root).map(Throwable::toString).orElse(""));
        }
    }

    private static State state(Status status) {
        return switch (status) {
            case SUCCESSFUL -> State.PASSED;
            case ABORTED -> State.SKIPPED;
            case FAILED -> State.FAILED;
        };
    }

    private void recordTestsOf(TestIdentifier id, State state, String reason) {
        if (id.isTest()) {
            record(id, state, reason);
        } else {
            plan.getChildren(id).forEach(child -> recordTestsOf(child, state, reason));
        }
    }

    private void record(TestIdentifier id, State state, String reason) {
        TestName test = name(id);
        if (ended.add(test)) {
            log.write(new Outcome(state, test, reason));
        }
    }

    /** A test that is inherited has the name of the class that runs, not of the one that declares it. */
    private TestName name(TestIdentifier id) {
        String type = plan.getParent(id).flatMap(TestIdentifier::getSource).map(ClassSource.class::cast).orElseThrow()
                .getClassName();
        String method = id.getSource().map(MethodSource.class::cast).orElseThrow().getMethodName();
        return new TestName(type.startsWith(TestClasses.ROOT) ? type.substring(TestClasses.ROOT.length()) : type, method);
    }

    /** {@return what was thrown and what lies at its root: the TCK wraps everything in a failure of its own} */
    private static String reason(TestExecutionResult result) {
        return result.getThrowable().map(thrown -> {
            Throwable root = root(thrown);
            return root == thrown ? thrown.toString() : thrown + " <- " + root;
        }).orElse("");
    }

    private static Throwable root(Throwable thrown) {
        Throwable root = thrown;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root;
    }
}
