package dev.straightway.lab.trial;

import java.io.IOException;

import dev.straightway.lab.load.Generator;
import dev.straightway.lab.load.Hyperfoil;

/** The generators of a run, each started when it is first asked for. */
public interface Generators {

    /** {@return what drives the closed loop from the cores of a placement} */
    Generator closedLoop(Placement placement) throws IOException, InterruptedException;

    /** {@return what sends at a fixed rate from the cores of a placement} */
    Hyperfoil fixedRate(Placement placement) throws IOException, InterruptedException;
}
