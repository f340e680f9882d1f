package dev.straightway.it.straightway;

import dev.straightway.it.contract.KitContract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class StraightwayKitTest extends KitContract {

    StraightwayKitTest() {
        super(Stack.STRAIGHTWAY);
    }
}
