package dev.straightway.it.library.rest;

import dev.straightway.it.library.contract.LibraryContract;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class RestLibraryTest implements LibraryContract {

    @Override
    public int unknownMethodOfASubResource() {
        return 404;
    }

    @Override
    public boolean servesMatrixParameters() {
        return true;
    }
}
