package dev.straightway.it.library.lending;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;

import dev.straightway.it.library.office.Rules;
import dev.straightway.it.library.web.Refused;
import dev.straightway.it.library.web.Unknown;

/** The rules of lending. */
@ApplicationScoped
public class Lending {

    @Inject
    Rules rules;

    @Transactional
    public Loan lend(NewLoan wanted) {
        Member member = member(wanted.card());
        if (Loan.isOut(wanted.barcode())) {
            throw new Refused("copy-is-out", wanted.barcode() + " is lent already");
        }
        if (Loan.openOf(member) >= rules.loans()) {
            throw new Refused("too-many-loans", member.card + " has " + rules.loans() + " loans");
        }
        Loan loan = new Loan();
        loan.barcode = wanted.barcode();
        loan.member = member;
        loan.due = wanted.from().plusDays(rules.days());
        loan.persist();
        return loan;
    }

    @Transactional
    public Loan giveBack(long id) {
        Loan loan = loan(id);
        if (loan.returned) {
            throw new Refused("returned", "loan " + id + " is over");
        }
        loan.returned = true;
        return loan;
    }

    @Transactional
    public Loan extend(long id) {
        Loan loan = loan(id);
        loan.due = loan.due.plusDays(rules.days());
        return loan;
    }

    Loan loan(long id) {
        return Loan.<Loan> findByIdOptional(id).orElseThrow(() -> new Unknown("loan", id));
    }

    Member member(String card) {
        return Member.<Member> find("card", card).firstResultOptional().orElseThrow(() -> new Unknown("member", card));
    }
}
